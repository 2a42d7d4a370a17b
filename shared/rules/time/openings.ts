import { dayMs, daySeconds } from './durations'
import { secondsOf, spansOf, type DayHours, type SpecialHours } from './hours'
import { localTime, weekdays } from './local-time'

/** A time in which a business is open without a break; both ends are ISO 8601 in UTC. */
export interface Opening {
  opens: string
  /** Absent where the end is out of sight: a business that never closes. */
  closes?: string
}

/** When a business is open. */
export interface Hours {
  hours: readonly DayHours[]
  /** Its dates go before the days of the week. */
  special: readonly SpecialHours[]
  timezone: string
}

/** An opening in milliseconds since 1970. */
interface Lasting {
  opensMs: number
  closesMs: number
}

/** All openings of so many days are told. */
const daysAhead = 8
/** How far the next opening is looked for where there is none in these days. */
const searchedDays = 366

/** The date some days after another, YYYY-MM-DD. */
export const dateAfter = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10)

/** The moment at which the wall clock shows a time: the first where it shows it twice; where clocks jump over it, as much later as they jump. */
export const momentOf = (date: string, seconds: number, timezone: string): number => {
  const wallMs = Date.parse(date) + seconds * 1000
  const offsetAt = (ms: number) => {
    const local = localTime(new Date(ms), timezone)
    return Date.parse(local.date) + local.seconds * 1000 - ms
  }
  const [before, after] = [offsetAt(wallMs - dayMs), offsetAt(wallMs + dayMs)]
  const moments = [wallMs - before, wallMs - after].filter((ms) => ms + offsetAt(ms) === wallMs)
  return moments.length ? Math.min(...moments) : wallMs - before
}

/** The openings that begin on a date, soonest first; the last may end on the next. */
export const spansOn = (date: string, { hours, special, timezone }: Hours): Lasting[] => {
  const weekday = weekdays[(new Date(date).getUTCDay() + 6) % 7]
  const row = special.find((each) => each.date === date) ?? hours.find(({ day }) => day === weekday)
  return spansOf(row).map((span) => {
    const [open, close] = [secondsOf(span.open), secondsOf(span.close)]
    const isNextDay = close <= open
    return {
      opensMs: momentOf(date, open, timezone),
      closesMs: momentOf(date, close + (isNextDay ? daySeconds : 0), timezone),
    }
  })
}

const openingOf = ({ opensMs, closesMs }: Lasting): Opening => {
  const opens = new Date(opensMs).toISOString()
  const isEndless = closesMs - opensMs > daysAhead * dayMs
  return isEndless ? { opens } : { opens, closes: new Date(closesMs).toISOString() }
}

/** When a business is open from a moment on: now, in the coming week, and next if that is later. Days by appointment count as closed. */
export const openingsFrom = (now: Date, business: Hours): Opening[] => {
  const today = localTime(now, business.timezone).date
  const spans: Lasting[] = []
  const inSightMs = now.getTime() + daysAhead * dayMs
  const isNextKnown = () =>
    spans.some(({ opensMs, closesMs }) => opensMs > now.getTime() || closesMs > inSightMs)
  // Last night may not be over.
  for (let days = -1; days <= daysAhead || (days <= searchedDays && !isNextKnown()); days++) {
    for (const span of spansOn(dateAfter(today, days), business)) {
      const last = spans.at(-1)
      if (last && span.opensMs <= last.closesMs) last.closesMs = Math.max(last.closesMs, span.closesMs)
      else spans.push(span)
    }
  }
  return spans.filter(({ closesMs }) => closesMs > now.getTime()).map(openingOf)
}

/** The opening that a moment is in, or the next one after it; undefined where none is known. */
export const openingAt = (
  openings: readonly Opening[],
  now: Date,
): (Opening & { open: boolean }) | undefined => {
  // Texts of one form sort as the moments they name.
  const at = now.toISOString()
  const next = openings.find(({ closes }) => !closes || closes > at)
  return next && { ...next, open: next.opens <= at }
}

/** The moment at which a business will have been open for so many milliseconds; of one that says no hours, so long from now. */
export const afterOpenFor = (ms: number, now: Date, business: Hours): Date => {
  let left = ms
  for (const { opens, closes } of openingsFrom(now, business)) {
    const begins = Math.max(Date.parse(opens), now.getTime())
    const lasts = closes ? Date.parse(closes) - begins : Infinity
    if (left <= lasts) return new Date(begins + left)
    left -= lasts
  }
  return new Date(now.getTime() + ms)
}
