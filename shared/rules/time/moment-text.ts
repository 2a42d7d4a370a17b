import { dateInWords } from './date-text'
import { timeText } from './hours'
import type { HoursWords } from './hours-words'
import { localTime } from './local-time'

/** A date with its weekday in full: "Friday, December 4". */
export const longDateText = (date: string, { locale }: HoursWords): string =>
  dateInWords(new Date(date), locale, {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  })

/** The time of a moment on a business's clock in words: "2:05 PM". */
export const clockText = (moment: Date | string, timezone: string, words: HoursWords): string =>
  timeText(localTime(new Date(moment), timezone).seconds, words)

/** A moment on a business's clock in words: its date and its time. */
export const momentText = (
  moment: string,
  timezone: string,
  words: HoursWords,
): { date: string; time: string } => {
  const { date } = localTime(new Date(moment), timezone)
  return { date: longDateText(date, words), time: clockText(moment, timezone, words) }
}

/** The same with its year, in one: "December 4, 2026 at 2:05 PM". */
export const longMomentText = (moment: Date, timezone: string, words: HoursWords): string => {
  const date = dateInWords(moment, words.locale, { dateStyle: 'long', timeZone: timezone })
  return `${date} ${words.at} ${clockText(moment, timezone, words)}`
}
