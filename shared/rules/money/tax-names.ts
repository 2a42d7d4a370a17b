import type { Locale } from '../language'

const french: Readonly<Record<string, string>> = { HST: 'TVH', GST: 'TPS', PST: 'TVP', QST: 'TVQ' }

/** A tax of a receipt as people of a language call it. */
export const taxName = (label: string, locale: Locale): string =>
  locale === 'fr' ? (french[label] ?? label) : label
