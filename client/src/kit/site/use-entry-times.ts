import type { CalendarEntry } from '@mainstreet/shared/contracts/calendar'
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
  /** From when to when; undefined where there is no date. */
  const spanOf = (entry: Timed): string | undefined => {
    const days = daysOf(entry, timezone)
    if (!days) return undefined
    const { startsAt, endsAt } = entry
    const { first, last } = days
    if (isAllDay(entry, timezone)) return first === last ? full(first) : `${full(first)} – ${full(last)}`
    const begins = `${full(first)} · ${clock(startsAt!)}`
    if (!endsAt) return begins
    // A line breaks before the times, not within: after a dash it may, even before a no-break space.
    return first === last
      ? `${begins}\u00a0–\u2060\u00a0${clock(endsAt)}`
      : `${begins} – ${full(last)} · ${clock(endsAt)}`
  }
  return {
    spanOf,
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
