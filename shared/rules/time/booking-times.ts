import { minuteMs } from './durations'
import type { DayHours, SpecialHours } from './hours'
import { localTime } from './local-time'
import { dateAfter, spansOn } from './openings'

/** When a restaurant takes bookings of tables. */
export interface BookingHours {
  hours: readonly DayHours[]
  special: readonly SpecialHours[]
  timezone: string
  /** So long before it a table must be asked for. */
  leadHours: number
  /** So many days after today can be asked for. */
  daysAhead: number
}

/** A day with the moments for which a table can be asked, ISO 8601 in UTC; those after midnight belong to the night before. */
export interface BookingDay {
  /** YYYY-MM-DD */
  date: string
  times: string[]
}

/** Tables are asked for at every half hour. */
const stepMs = 30 * minuteMs
/** Nobody begins to eat in the last hour. */
const lastMs = 60 * minuteMs

/** The half hours of the clock from an opening until an hour before its end. */
const timesIn = (
  { opensMs, closesMs }: { opensMs: number; closesMs: number },
  timezone: string,
): string[] => {
  const last = Math.max(opensMs, closesMs - lastMs)
  // Some zones are quarters of an hour from UTC: the half hours are those on the wall.
  const pastStep = (localTime(new Date(opensMs), timezone).seconds * 1000) % stepMs
  const first = opensMs + ((stepMs - pastStep) % stepMs)
  const count = Math.max(0, Math.floor((last - first) / stepMs) + 1)
  return Array.from({ length: count }, (_, index) => new Date(first + index * stepMs).toISOString())
}

const timesOn = (date: string, asked: BookingHours): string[] =>
  spansOn(date, asked).flatMap((span) => timesIn(span, asked.timezone))

/** The days on which a table can be asked for at a moment, soonest first; those without a time left are not among them. */
export const bookingDays = (now: Date, asked: BookingHours): BookingDay[] => {
  const today = localTime(now, asked.timezone).date
  const first = new Date(now.getTime() + asked.leadHours * 60 * minuteMs).toISOString()
  // Last night may not be over.
  return Array.from({ length: asked.daysAhead + 2 }, (_, index) => dateAfter(today, index - 1))
    .map((date) => ({ date, times: timesOn(date, asked).filter((time) => time >= first) }))
    .filter(({ times }) => times.length > 0)
}
