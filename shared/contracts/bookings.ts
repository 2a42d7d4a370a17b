import { operation } from '../operation'
import { Type } from '@sinclair/typebox'
import { everyone, reads } from '../access'
import { day, id, integer, labelled, moment, nullable, oneOf, text } from '../columns'
import { contract, type RowOf } from '../contract'
import { bookingStates, maxBookingLengths as lengths } from '../rules/booking-rules'
import { locales } from '../rules/language'

const people = integer(1, 50)
const answering = ['status', 'offeredAt', 'reason'] as const

/** Tables that guests asked for on a restaurant's site; only the server makes one, and its business answers it. */
export const bookingContract = contract({
  path: 'table-bookings',
  name: { en: 'Bookings', fr: 'Réservations' },
  called: 'name',
  record: {
    id,
    customerId: id,
    /** Empty, as are phone and email, where it has been forgotten by its age. */
    name: text(lengths.name),
    phone: text(lengths.phone),
    email: text(lengths.email),
    people,
    startsAt: moment,
    status: oneOf(bookingStates),
    /** The other time that the business proposes. */
    offeredAt: nullable(moment),
    /** Why a table was called off, as its guest reads it. */
    reason: labelled({ en: 'Reason', fr: 'Raison' }, text(lengths.reason)),
    /** The guest's. */
    language: oneOf(locales),
    createdAt: moment,
    answeredAt: nullable(moment),
  },
  writable: answering,
  access: {
    owner: { methods: [...reads, 'patch', 'remove'] },
    tables: { methods: [...reads, 'patch'], writable: answering },
  },
})

export type TableBooking = RowOf<typeof bookingContract>

/** A booking as its guest sees it. */
export type GuestBooking = Pick<
  TableBooking,
  'name' | 'people' | 'startsAt' | 'status' | 'offeredAt' | 'reason'
>

/** Asks for a table on a site; answers the token of the guest's own page, empty for what is no guest. */
export const bookTable = operation<{ ok: true; token: string }>()({
  path: 'book-table',
  input: Type.Object(
    {
      startsAt: moment,
      people,
      name: text(lengths.name),
      phone: Type.Optional(text(lengths.phone)),
      email: Type.Optional(text(lengths.email)),
      language: Type.Optional(oneOf(locales)),
      /** Hidden from people; what fills it is a program. */
      reference: Type.Optional(text(1000)),
    },
    { additionalProperties: false },
  ),
  access: everyone,
})

const token = text(200)

/** A guest's own booking, found by the signed token of its link. */
export const viewBooking = operation<{ ok: true; booking: GuestBooking }>()({
  path: 'booking-view',
  input: Type.Object({ token }, { additionalProperties: false }),
  access: everyone,
  onlyReads: true,
})

/** A guest takes the time that was proposed, or cancels. */
export const changeBooking = operation<{ ok: true; booking: GuestBooking }>()({
  path: 'booking-change',
  input: Type.Object({ token, to: oneOf(['accepted', 'cancelled']) }, { additionalProperties: false }),
  access: everyone,
})

/** The accepted tables of a day, or all from today on, as a file for calendars. */
export const bookingFile = operation<{ ok: true; ics: string; count: number }>()({
  path: 'booking-calendar',
  input: Type.Object({ customerId: id, date: Type.Optional(day) }, { additionalProperties: false }),
  access: ['owner', 'tables', 'staff', 'integrator'],
  onlyReads: true,
})
