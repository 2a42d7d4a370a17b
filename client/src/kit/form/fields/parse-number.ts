import type { Locale } from '@mainstreet/shared/rules/language'

const grouped = /^-?\d{1,3}(,\d{3})+(\.\d*)?$/
const decimalComma = /^-?\d*,\d{0,2}$/
const frenchComma = /^-?\d*,\d*$/

/** French thousands have no comma: what would be some elsewhere is not guessed at. */
const unclear = /,\d\d0$/

const withPoint = (plain: string, locale: Locale): string => {
  if (locale === 'fr' && frenchComma.test(plain)) return unclear.test(plain) ? '?' : plain.replace(',', '.')
  if (grouped.test(plain)) return plain.replaceAll(',', '')
  return decimalComma.test(plain) ? plain.replace(',', '.') : plain
}

/** The number a person typed, a $ at either end, thousands commas, and the French decimal comma in any language allowed; null when empty, NaN when it is no number. */
export const parseNumber = (typed: string, locale: Locale = 'en'): number | null => {
  const plain = typed.replace(/\s/g, '').replace(/^\$|\$$/, '')
  if (plain === '') return null
  const number = withPoint(plain, locale)
  return /^-?(\d+\.?\d*|\.\d+)$/.test(number) ? Number(number) : Number.NaN
}
