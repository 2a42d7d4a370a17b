import { dateInWords } from '@mainstreet/shared/rules/time/date-text'
import type { Locale } from '@mainstreet/shared/rules/language'

type Style = Intl.DateTimeFormatOptions

const formatDate = (date: string, locale: Locale, style: Style) =>
  // The account's days are days everywhere.
  dateInWords(new Date(`${date}T12:00:00Z`), locale, { ...style, timeZone: 'UTC' })

/** A day (YYYY-MM-DD) in full. */
export const dayName = (day: string, locale: Locale) =>
  formatDate(day, locale, { weekday: 'long', day: 'numeric', month: 'long' })

/** A day below an axis. */
export const shortDay = (day: string, locale: Locale) =>
  formatDate(day, locale, { day: 'numeric', month: 'short' })

/** A month (YYYY-MM) in full. */
export const monthName = (month: string, locale: Locale) =>
  formatDate(`${month}-15`, locale, { month: 'long', year: 'numeric' })
