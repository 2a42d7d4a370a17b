import { isMailAddress } from './contact-rules'
import { maxPhoneLength, readPhone } from './phone'
import { hourMs } from './time/durations'

/** The limits of what a guest writes, and of a business's reason, in characters. */
export const maxBookingLengths = { name: 80, phone: maxPhoneLength, email: 254, reason: 200 } as const

/** How a booking of a table stands. */
export const bookingStates = ['asked', 'accepted', 'offered', 'full', 'calledOff', 'cancelled'] as const

/** One of them. */
export type BookingState = (typeof bookingStates)[number]

/** What a business answers: yes, at another time, that it is full, or that it calls the table off. */
export const bookingAnswers = ['accepted', 'offered', 'full', 'calledOff'] as const

/** One of them. */
export type BookingAnswer = (typeof bookingAnswers)[number]

/** For so long a table is kept in calendars. */
export const bookedMs = 2 * hourMs

/** The fields of the form, in the order in which they are checked. */
export const bookingFields = ['name', 'phone', 'email'] as const

/** One of them. */
export type BookingField = (typeof bookingFields)[number]

/** What is wrong with what a guest wrote, by field; one of phone and e-mail is enough. */
export const bookingFaults = (
  written: Partial<Record<BookingField, string>>,
): Partial<Record<BookingField, 'required' | 'bad-phone' | 'bad-email'>> => {
  const [name = '', phone = '', email = ''] = bookingFields.map((field) => (written[field] ?? '').trim())
  return {
    ...(!name && { name: 'required' }),
    ...(phone && readPhone(phone) === undefined && { phone: 'bad-phone' }),
    ...(!phone && !email && { phone: 'required' }),
    ...(email && !isMailAddress(email) && { email: 'bad-email' }),
  }
}
