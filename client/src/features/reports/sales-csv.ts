import type { SalesFigures, SalesSummary } from '@mainstreet/shared/contracts/reports'
import { byteOrderMark, type CsvLine } from '@mainstreet/shared/rules/csv'
import { cents, type Cents, type Locale } from '@mainstreet/shared/rules/money'
import { taxName } from '@mainstreet/shared/rules/tax-names'
import Papa from 'papaparse'
import { netOf } from './tax-groups'
import type { SalesWords } from './words'

const dollars = (amount: Cents) => (amount / 100).toFixed(2)

const textOf = (lines: readonly CsvLine[]) =>
  `${byteOrderMark}${Papa.unparse(lines.map((line) => [...line]))}\r\n`

const figuresOf = (figures: SalesFigures): CsvLine => [
  figures.orders,
  ...[figures.items, figures.shipping, figures.tax, figures.total].map(dollars),
  figures.refunds,
  ...[figures.refundedItems, figures.refundedShipping, figures.refundedTax, figures.refunded].map(dollars),
  dollars(cents(figures.total - figures.refunded)),
]

/** The sums of each month and of all of them: UTF-8 with a byte order mark, amounts in dollars. */
export const sumsCsv = ({ months, totals }: SalesSummary, words: SalesWords): string => {
  const { parts, columns } = words
  const back = (part: string) => `${columns.refunded}: ${part}`
  return textOf([
    [
      words.month,
      words.orders,
      parts.items,
      parts.shipping,
      parts.tax,
      parts.total,
      words.refunds,
      ...[parts.items, parts.shipping, parts.tax, parts.total].map(back),
      columns.net,
    ],
    ...months.map((figures) => [figures.month, ...figuresOf(figures)]),
    [words.all, ...figuresOf(totals)],
  ])
}

/** The taxes of each month by kind and province, for a return. */
export const taxesCsv = ({ taxes }: SalesSummary, words: SalesWords, locale: Locale): string => {
  const { charged, refunded, net } = words.columns
  return textOf([
    [words.month, words.province, words.tax, charged, refunded, net],
    ...taxes.map((line) => [
      line.month,
      line.province,
      taxName(line.label, locale),
      dollars(line.charged),
      dollars(line.refunded),
      dollars(netOf(line)),
    ]),
  ])
}

/** Lets the browser save a text as a file. */
export const downloadCsv = (name: string, text: string): void => {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Some browsers read the file only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
