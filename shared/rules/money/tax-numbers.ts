import type { Locale } from '../language'
import type { TaxLine } from './tax'

/** Under which numbers a business collects taxes; each empty where it has none. */
export interface TaxNumbers {
  gstNumber: string
  qstNumber: string
  /** One or several: each province has its own, of its own form. */
  pstNumber: string
}

const shapes = {
  gstNumber: /^(\d{9})(RT)(\d{4})$/,
  qstNumber: /^(\d{10})(TQ)(\d{4})$/,
}

/** A number whose form is known. */
export type ShapedTaxNumber = keyof typeof shapes

const partsOf = (name: ShapedTaxNumber, text: string) =>
  shapes[name].exec(text.toUpperCase().replace(/[\s.-]/g, ''))

/** Whether a text has the form of such a number, 123456789 RT0001 or 1234567890 TQ0001, however it is spaced. */
export const looksLikeTaxNumber = (name: ShapedTaxNumber, text: string): boolean =>
  partsOf(name, text) !== null

/** A number as receipts write it; a text of another form as it was typed. */
export const formatTaxNumber = (name: ShapedTaxNumber, text: string): string => {
  const [, digits, letters, account] = partsOf(name, text) ?? []
  return digits ? `${digits} ${letters}${account}` : text.trim()
}

const names: Record<keyof TaxNumbers, Record<Locale, string>> = {
  gstNumber: { en: 'GST/HST number', fr: 'Numéro de TPS/TVH' },
  qstNumber: { en: 'QST number', fr: 'Numéro de TVQ' },
  pstNumber: { en: 'PST number', fr: 'Numéro de TVP' },
}

const numberOf: Record<TaxLine['label'], keyof TaxNumbers> = {
  GST: 'gstNumber',
  HST: 'gstNumber',
  PST: 'pstNumber',
  QST: 'qstNumber',
}

/** The numbers that a receipt shows: those of the taxes it charges, each with its name. */
export const receiptTaxNumbers = (
  numbers: TaxNumbers,
  taxLines: readonly { label: string }[],
  locale: Locale,
): { name: string; number: string }[] => {
  const charged = new Set(taxLines.map(({ label }) => numberOf[label as TaxLine['label']]))
  return (['gstNumber', 'pstNumber', 'qstNumber'] as const)
    .filter((key) => charged.has(key) && numbers[key])
    .map((key) => ({ name: names[key][locale], number: numbers[key] }))
}
