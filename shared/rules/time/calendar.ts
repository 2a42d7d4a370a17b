import { localTime } from './local-time'
import { dateAfter, momentOf } from './openings'

interface Timed {
  startsAt: string | null
  endsAt: string | null
  allDay: boolean
}

/** Whether an entry has days and no times: it says so, or it begins at midnight and ends nowhere. */
export const isAllDay = ({ startsAt, endsAt, allDay }: Timed, timezone: string): boolean =>
  allDay || (startsAt !== null && endsAt === null && localTime(new Date(startsAt), timezone).seconds === 0)

/** The first and the last day of an entry on the business's clock; undefined where it has no date. */
export const daysOf = (entry: Timed, timezone: string): { first: string; last: string } | undefined => {
  if (entry.startsAt === null) return undefined
  const first = localTime(new Date(entry.startsAt), timezone).date
  if (entry.endsAt === null) return { first, last: first }
  const end = localTime(new Date(entry.endsAt), timezone)
  // What ends at midnight ends with the day before.
  const last = end.seconds === 0 && !entry.allDay ? dateAfter(end.date, -1) : end.date
  return { first, last: last < first ? first : last }
}

/** When an entry is over: at its end, or with its last day on the business's clock; undefined where it has no date. */
export const overAt = (entry: Timed, timezone: string): number | undefined => {
  const days = daysOf(entry, timezone)
  if (!days) return undefined
  if (entry.endsAt !== null && !isAllDay(entry, timezone)) return Date.parse(entry.endsAt)
  return momentOf(dateAfter(days.last, 1), 0, timezone)
}

/** Whether an entry is over at a moment, to the minute; what has no date never is. */
export const hasEnded = (entry: Timed, { now, timezone }: { now: Date; timezone: string }): boolean =>
  (overAt(entry, timezone) ?? Infinity) < now.getTime()

/** The queries of what comes from today on, soonest first and undated last, and of what ended before it, latest first. */
export const calendarQueries = (now: Date, timezone: string) => {
  const today = new Date(momentOf(localTime(now, timezone).date, 0, timezone)).toISOString()
  return {
    upcoming: {
      $or: [
        { startsAt: null },
        { startsAt: { $gte: today } },
        { allDay: true, endsAt: { $gte: today } },
        { endsAt: { $gt: today } },
      ],
      $sort: { startsAt: 1, id: 1 },
    },
    past: {
      startsAt: { $lt: today },
      $or: [{ endsAt: null }, { endsAt: { $lt: today } }, { allDay: false, endsAt: { $lte: today } }],
      $sort: { startsAt: -1, id: -1 },
    },
  }
}
