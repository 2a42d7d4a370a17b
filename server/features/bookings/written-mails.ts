import type { TableBooking } from '@mainstreet/shared/contracts/bookings'
import type { Locale } from '@mainstreet/shared/rules/language'
import { hoursByLanguage } from '@mainstreet/shared/rules/time/hours-by-language'
import { momentText } from '@mainstreet/shared/rules/time/moment-text'
import type { MailPart, Pair } from '../../kit/mail/mail-content'
import type { MailSender } from '../../kit/mail/mail-sender'
import { businessMail, buttonParts, type WrittenMail } from '../../kit/mail/business-mail'
import { bookingIcs } from './booking-ics'
import { bookingWords } from './booking-words'

/** What a mail about a table is made of; its link leads the reader to the booking, where there is an address. */
export interface BookingFacts {
  booking: Omit<TableBooking, 'customerId'>
  sender: MailSender
  link?: string
}

const atIn = (moment: string, { timezone }: MailSender, lang: Locale): string => {
  const { date, time } = momentText(moment, timezone, hoursByLanguage[lang])
  return bookingWords[lang].at(date, time)
}

const tableRows = ({ booking, sender }: BookingFacts, lang: Locale): Pair[] => [
  [bookingWords[lang].when, atIn(booking.startsAt, sender, lang)],
  [bookingWords[lang].forHowMany, bookingWords[lang].people(booking.people)],
]

interface ToGuest {
  subject: string
  heading: string
  opening: string
  parts: MailPart[]
  calendar?: string
}

const toGuest = ({ booking, sender }: BookingFacts, { opening, ...mail }: ToGuest): WrittenMail => {
  const texts = bookingWords[booking.language]
  return businessMail(sender, {
    ...mail,
    lang: booking.language,
    preview: opening,
    parts: [{ kind: 'text', lines: [texts.hello(booking.name), opening] }, ...mail.parts],
    reason: texts.reason(sender.name),
  })
}

/** The table is theirs, with a file for their calendar. */
export const acceptedMail = (facts: BookingFacts): WrittenMail => {
  const { booking, sender, link } = facts
  const { language: lang, id, startsAt, answeredAt, createdAt, people } = booking
  const texts = bookingWords[lang]
  const table = { id, startsAt, changedAt: answeredAt ?? createdAt }
  return toGuest(facts, {
    subject: texts.acceptedSubject(sender.name, atIn(startsAt, sender, lang)),
    heading: texts.acceptedHeading,
    opening: texts.accepted(sender.name),
    parts: [
      { kind: 'facts', title: '', rows: tableRows(facts, lang) },
      { kind: 'block', title: sender.name, lines: sender.brand.lines },
      ...buttonParts(texts.view, link),
      { kind: 'text', lines: [texts.calendar, texts.cancelHint] },
    ],
    calendar: bookingIcs({
      name: sender.name,
      timezone: sender.timezone,
      location: [sender.name, ...sender.brand.lines.slice(0, 3)].join(', '),
      url: link ?? sender.brand.origin,
      tables: [{ ...table, summary: texts.event(sender.name), description: texts.people(people) }],
    }),
  })
}

/** There is a table at another time. */
export const offeredMail = (facts: BookingFacts): WrittenMail => {
  const { booking, sender, link } = facts
  const { language: lang, startsAt, offeredAt } = booking
  const texts = bookingWords[lang]
  const [asked, other] = [startsAt, offeredAt ?? startsAt].map((moment) => atIn(moment, sender, lang))
  return toGuest(facts, {
    subject: texts.offeredSubject(sender.name),
    heading: texts.offeredHeading,
    opening: texts.offered(asked!, other!),
    parts: [
      {
        kind: 'facts',
        title: '',
        rows: [
          [texts.when, other!],
          [texts.forHowMany, texts.people(booking.people)],
        ],
      },
      ...buttonParts(texts.takeIt, link),
    ],
  })
}

const sorryMail = (facts: BookingFacts, why: 'full' | 'off', parts: MailPart[]): WrittenMail => {
  const { booking, sender } = facts
  const texts = bookingWords[booking.language]
  const at = atIn(booking.startsAt, sender, booking.language)
  return toGuest(facts, {
    subject: texts[`${why}Subject`](sender.name, at),
    heading: texts[`${why}Heading`],
    opening: texts[why](at, sender.name),
    parts,
  })
}

/** There is no table. */
export const fullMail = (facts: BookingFacts): WrittenMail => sorryMail(facts, 'full', [])

/** The business calls the table off, and says why. */
export const offMail = (facts: BookingFacts): WrittenMail => {
  const { reason, language } = facts.booking
  return sorryMail(facts, 'off', [{ kind: 'block', title: bookingWords[language].why, lines: [reason] }])
}

const toBusiness = (facts: BookingFacts, { opening, ...mail }: Omit<ToGuest, 'parts'>): WrittenMail => {
  const { booking, sender, link } = facts
  const lang = sender.ownerLanguage
  const texts = bookingWords[lang]
  const { name, phone, email } = booking
  const rows: Pair[] = [
    ...tableRows(facts, lang),
    [texts.name, name],
    ...(phone ? [[texts.phone, phone] as const] : []),
    ...(email ? [[texts.email, email] as const] : []),
  ]
  return businessMail(sender, {
    ...mail,
    lang,
    preview: opening,
    parts: [
      { kind: 'text', lines: [opening] },
      { kind: 'facts', title: '', rows },
      ...buttonParts(texts.open, link),
    ],
    reason: texts.ownerReason,
  })
}

/** What a business reads when somebody asks for a table. */
export const newBookingMail = (facts: BookingFacts): WrittenMail => {
  const { booking, sender } = facts
  const texts = bookingWords[sender.ownerLanguage]
  const at = atIn(booking.startsAt, sender, sender.ownerLanguage)
  return toBusiness(facts, {
    subject: texts.newSubject(booking.name, texts.people(booking.people), at),
    heading: texts.newHeading,
    opening: texts.newOpening(booking.name),
  })
}

/** What a business reads when a guest takes the other time or cancels. */
export const changedBookingMail = (facts: BookingFacts): WrittenMail => {
  const { booking, sender } = facts
  const texts = bookingWords[sender.ownerLanguage]
  const { name, status, startsAt } = booking
  const at = atIn(startsAt, sender, sender.ownerLanguage)
  const isOff = status === 'cancelled'
  const heading = isOff ? texts.cancelled(name) : texts.taken(name)
  return toBusiness(facts, {
    subject: isOff ? texts.cancelledSubject(name, at) : texts.takenSubject(name, at),
    heading,
    opening: heading,
  })
}
