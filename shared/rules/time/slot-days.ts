import { minuteMs } from './durations'
import { secondsOf } from './hours'
import { localTime } from './local-time'
import { dateAfter, spansOn, type Hours } from './openings'

/** How moments to choose from are cut out of openings. */
export interface SlotRules {
  /** From one slot to the next. */
  everyMinutes: number
  /** How long before the end of an opening the last one begins. */
  lastMinutes: number
  /** How long after now the first one begins. */
  leadMinutes: number
  /** So many days after today can be chosen. */
  daysAhead: number
  /** Until when, HH:MM:SS on the business's clock, something is taken for the same day; without it until it closes. */
  cutOff?: string
}

/** A day with the moments to choose from, ISO 8601 in UTC; those after midnight belong to the night before. */
export interface SlotDay {
  /** YYYY-MM-DD */
  date: string
  times: string[]
}

/** The slots of an opening, at the full steps of the clock on the wall: some zones are quarters of an hour from UTC. */
const timesIn = (
  { opensMs, closesMs }: { opensMs: number; closesMs: number },
  { everyMinutes, lastMinutes }: SlotRules,
  timezone: string,
): string[] => {
  const stepMs = everyMinutes * minuteMs
  const last = Math.max(opensMs, closesMs - lastMinutes * minuteMs)
  const pastStep = (localTime(new Date(opensMs), timezone).seconds * 1000) % stepMs
  const first = opensMs + ((stepMs - pastStep) % stepMs)
  const count = Math.max(0, Math.floor((last - first) / stepMs) + 1)
  return Array.from({ length: count }, (_, index) => new Date(first + index * stepMs).toISOString())
}

/** The days on which there is something to choose at a moment, soonest first; those without a slot left are not among them. */
export const slotDays = (now: Date, rules: SlotRules, business: Hours): SlotDay[] => {
  const { leadMinutes, daysAhead, cutOff } = rules
  const { timezone } = business
  const { date: today, seconds } = localTime(now, timezone)
  const isTooLate = cutOff ? seconds >= secondsOf(cutOff) : false
  const first = new Date(now.getTime() + leadMinutes * minuteMs).toISOString()
  // Last night may not be over.
  const dates = Array.from({ length: daysAhead + 2 }, (_, index) => dateAfter(today, index - 1))
  return dates
    .filter((date) => !isTooLate || date > today)
    .map((date) => ({
      date,
      times: spansOn(date, business)
        .flatMap((span) => timesIn(span, rules, timezone))
        .filter((time) => time >= first),
    }))
    .filter(({ times }) => times.length > 0)
}
