import { timeText } from './hours'
import type { HoursWords } from './hours-words'
import { localTime } from './local-time'

/** A date with its weekday in full: "Friday, December 4". */
export const longDateText = (date: string, { country }: HoursWords): string =>
  new Date(date).toLocaleDateString(country, {
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
