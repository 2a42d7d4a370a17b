import type { CalendarEntry } from '@mainstreet/shared/contracts/calendar/calendar'
import { daysOf } from '@mainstreet/shared/rules/time/calendar'
import { today } from '@mainstreet/shared/rules/money/price'

type Timed = Pick<CalendarEntry, 'startsAt' | 'endsAt' | 'allDay'>

interface Clock {
  now: Date
  timezone: string
}

/** Entries still to come, today's and undated ones among them, and those that are over. */
export interface CalendarParts {
  upcoming: CalendarEntry[]
  past: CalendarEntry[]
}

/** Whether its last day is past, in the account's time zone; what has no date never is. */
export const isOver = (entry: Timed, { now, timezone }: Clock): boolean => {
  const days = daysOf(entry, timezone)
  return days !== undefined && days.last < today(now, timezone)
}

/** An undated entry stands behind all dated ones. */
const startOf = ({ startsAt }: CalendarEntry) => (startsAt === null ? Infinity : Date.parse(startsAt))

const compareNumbers = (a: number, b: number) => (a === b ? 0 : a - b)

const soonestFirst = (a: CalendarEntry, b: CalendarEntry) =>
  compareNumbers(startOf(a), startOf(b)) || compareNumbers(a.id, b.id)

/** Divides a calendar at today's beginning in the account's time zone: what comes, soonest first; what was, latest first. */
export const calendarParts = (entries: readonly CalendarEntry[], clock: Clock): CalendarParts => {
  const sorted = [...entries].sort(soonestFirst)
  return {
    upcoming: sorted.filter((entry) => !isOver(entry, clock)),
    past: sorted.filter((entry) => isOver(entry, clock)).reverse(),
  }
}
