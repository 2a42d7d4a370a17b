import type { Locale } from '@mainstreet/shared/rules/language'

/** A day in the site's language: a line breaks beside its number and month, not between, and a French month begins with "1er". */
export const dateText = (day: Date, locale: Locale, format: Intl.DateTimeFormatOptions): string => {
  const words = day.toLocaleDateString(`${locale}-CA`, format)
  return locale === 'fr'
    ? words.replace(/\b1 (?=\p{L})/u, '1er ').replace(/(\d(?:er)?) (?=\p{L})/u, '$1\u00a0')
    : words.replace(/(\p{L}) (?=\d)/u, '$1\u00a0')
}
