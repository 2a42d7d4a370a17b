import { hoursByLanguage } from '@mainstreet/shared/rules/time/hours-by-language'
import { localTime } from '@mainstreet/shared/rules/time/local-time'
import { longDateText, momentText } from '@mainstreet/shared/rules/time/moment-text'
import { momentOf } from '@mainstreet/shared/rules/time/openings'
import { useBackOfficeLocale, useWords } from '../../kit/language/bilingual'
import { useNow } from '../../kit/site/hours/use-now'
import { bookingWords } from './booking-words'
import { useTimeZone } from '../../kit/language/use-formats'

/** Times of tables on the restaurant's clock, in the words of its dashboard. */
export const useTableTimes = () => {
  const timezone = useTimeZone()
  const now = useNow() ?? new Date()
  const locale = useBackOfficeLocale()
  const words = useWords(bookingWords)
  const today = localTime(now, timezone).date
  return {
    timezone,
    now: now.toISOString(),
    today,
    /** The moment at which a day begins. */
    startOf: (date: string) => new Date(momentOf(date, 0, timezone)).toISOString(),
    dayText: (date: string) => longDateText(date, hoursByLanguage[locale]),
    text: (moment: string) => momentText(moment, timezone, hoursByLanguage[locale]),
    at: (moment: string) => {
      const { date, time } = momentText(moment, timezone, hoursByLanguage[locale])
      return words.at(date, time)
    },
  }
}
