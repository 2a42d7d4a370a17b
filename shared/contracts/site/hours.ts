import { Type } from '@sinclair/typebox'
import { siteAccess } from '../../access'
import { clock, flag, id, oneOf } from '../../columns'
import { contract, type RowOf } from '../../contract'
import { weekdays, type Weekday } from '../../rules/time/local-time'
import { spelling } from '../../spellings'

/** A day by its number, 0 for Sunday. */
const dayByNumber = spelling(
  Type.Unsafe({ type: ['integer', 'string'], pattern: '^[0-6]$', minimum: 0, maximum: 6 }),
  (value) => (/^[0-6]$/.test(String(value)) ? weekdays[(Number(value) + 6) % 7] : undefined),
)

/** A day as a write may name it: by name, or by number with 0 for Sunday. */
const dayInput = Type.Unsafe<Weekday | number | string>({
  enum: [...weekdays, ...weekdays.flatMap((_day, number) => [number, String(number)])],
})

/** A day opens so often at most. */
export const maxOpenings = 3

/** Openings of a day after its first, which is its row of `profile-hours`; none lies over another. */
export const moreHoursContract = contract({
  path: 'profile-more-hours',
  name: { en: 'Further openings of a day', fr: 'Autres ouvertures d’un jour' },
  called: 'day',
  record: { id, customerId: id, hoursId: id, day: oneOf(weekdays), open: clock, close: clock },
  writable: ['day', 'open', 'close'],
  required: ['day', 'open', 'close'],
  body: { day: dayInput },
  spellings: { day: dayByNumber },
  parent: { path: 'profile-hours', key: 'hoursId' },
  access: siteAccess(['day', 'open', 'close']),
})

/** Opening hours, one row per day; `more` are the day's openings after its first. */
export const hoursContract = contract({
  path: 'profile-hours',
  name: { en: 'Hours', fr: 'Heures d’ouverture' },
  called: 'day',
  record: {
    id,
    customerId: id,
    day: oneOf(weekdays),
    open: clock,
    close: clock,
    isOpen: flag,
    byAppointment: flag,
    more: Type.Array(moreHoursContract.record),
  },
  writable: ['day', 'open', 'close', 'isOpen', 'byAppointment'],
  required: ['day'],
  body: { day: dayInput },
  spellings: { day: dayByNumber },
  embeds: { more: moreHoursContract },
  access: siteAccess(['day', 'open', 'close', 'isOpen', 'byAppointment']),
})

/** A day of the week as it is read. */
export type ProfileHours = RowOf<typeof hoursContract>

/** A further opening as it is read. */
export type ProfileMoreHours = RowOf<typeof moreHoursContract>
