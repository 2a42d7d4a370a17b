import type { Locale } from '../language'

const formats = new Map<string, Intl.DateTimeFormat>()

// Made once: to make one takes longer than to write many dates with it.
const formatOf = (locale: Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
  const key = locale + JSON.stringify(options)
  const known = formats.get(key)
  if (known) return known
  const format = new Intl.DateTimeFormat(`${locale}-CA`, options)
  formats.set(key, format)
  return format
}

/** A date in a language: a French month begins with "1er". */
export const dateInWords = (date: Date, locale: Locale, format: Intl.DateTimeFormatOptions): string => {
  const words = formatOf(locale, format).format(date)
  return locale === 'fr' ? words.replace(/\b1 (?=\p{L})/u, '1er ') : words
}

/** The same where a line may break beside its number and month, not between. */
export const dateText = (date: Date, locale: Locale, format: Intl.DateTimeFormatOptions): string => {
  const words = dateInWords(date, locale, format)
  return locale === 'fr'
    ? words.replace(/(\d(?:er)?) (?=\p{L})/u, '$1\u00a0')
    : words.replace(/(\p{L}) (?=\d)/u, '$1\u00a0')
}
