import type { CalendarEntry } from '@mainstreet/shared/contracts/calendar/calendar'
import { daysOf, isAllDay } from '@mainstreet/shared/rules/time/calendar'
import { clockText } from '@mainstreet/shared/rules/time/moment-text'
import { dateText } from '@mainstreet/shared/rules/time/date-text'
import { useShownSite } from './shown-site'
import { useLocale, useSiteWords } from './words/use-site-words'

type Timed = Pick<CalendarEntry, 'startsAt' | 'endsAt' | 'allDay'>

/** Days and times as the site's language writes them, on the business's clock. */
export const useEntryTimes = () => {
  const { timezone } = useShownSite().company
  const locale = useLocale()
  const hours = useSiteWords('hours')
  const dayWords = (day: string, format: Intl.DateTimeFormatOptions) =>
    dateText(new Date(`${day}T12:00:00Z`), locale, { ...format, timeZone: 'UTC' })
  const full = (day: string) =>
    dayWords(day, { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' })
  const clock = (moment: string) => clockText(moment, timezone, hours)
  /** The day or the days, and where they are given the times; without a date there are none. */
  const partsOf = (entry: Timed): string[] => {
    const days = daysOf(entry, timezone)
    if (!days) return []
    const { startsAt, endsAt } = entry
    const { first, last } = days
    const isOneDay = first === last
    if (isAllDay(entry, timezone)) return [isOneDay ? full(first) : `${full(first)} – ${full(last)}`]
    const begins = clock(startsAt!)
    if (!endsAt) return [full(first), begins]
    // A line breaks before the times, not within: after a dash it may, even before a no-break space.
    if (isOneDay) return [full(first), `${begins}\u00a0–\u2060\u00a0${clock(endsAt)}`]
    return [`${full(first)}, ${begins} – ${full(last)}, ${clock(endsAt)}`]
  }
  return {
    partsOf,
    /** From when to when, in one line; undefined where there is no date. */
    spanOf: (entry: Timed): string | undefined => partsOf(entry).join(', ') || undefined,
    /** A calendar day, such as a birth, without its weekday. */
    dayOf: (day: string) => dayWords(day, { year: 'numeric', month: 'long', day: 'numeric' }),
    /** The first day as on a leaf of a calendar. */
    leafOf: (entry: Timed) => {
      const days = daysOf(entry, timezone)
      return (
        days && {
          day: dayWords(days.first, { day: 'numeric' }),
          month: dayWords(days.first, { month: 'short' }),
        }
      )
    },
  }
}
