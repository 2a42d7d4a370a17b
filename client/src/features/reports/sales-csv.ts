import type { SalesFigures, SalesSummary } from '@mainstreet/shared/contracts/orders/reports'
import type { CsvLine } from '@mainstreet/shared/rules/csv'
import type { Locale } from '@mainstreet/shared/rules/language'
import { cents, type Cents } from '@mainstreet/shared/rules/money/money'
import { taxName } from '@mainstreet/shared/rules/money/tax-names'
import { csvText } from '../../kit/csv'
import { netOf } from './tax-groups'
import type { SalesWords } from './words'

const dollarText = (amount: Cents) => (amount / 100).toFixed(2)

const textOf = (lines: readonly CsvLine[]) => csvText(lines, { plain: true })

const figuresOf = (figures: SalesFigures): CsvLine => [
  figures.orders,
  ...[figures.items, figures.shipping, figures.tax, figures.total].map(dollarText),
  figures.refunds,
  ...[figures.refundedItems, figures.refundedShipping, figures.refundedTax, figures.refunded].map(dollarText),
  dollarText(cents(figures.total - figures.refunded)),
]

/** The sums of each month and of all of them, amounts in dollars. */
export const sumsCsv = ({ months, totals }: SalesSummary, words: SalesWords): string => {
  const { parts, refundedPart } = words
  return textOf([
    [
      words.month,
      words.orders,
      parts.items,
      parts.shipping,
      parts.tax,
      parts.total,
      words.refunds,
      ...[parts.items, parts.shipping, parts.tax, parts.total].map(refundedPart),
      words.columns.net,
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
      dollarText(line.charged),
      dollarText(line.refunded),
      dollarText(netOf(line)),
    ]),
  ])
}

/** What was sold of each thing. */
export const itemsCsv = ({ items }: SalesSummary, words: SalesWords): string => {
  const { charged, refunded, net } = words.columns
  return csvText([
    [words.item, words.pieces, words.returned, charged, refunded, net],
    ...items.map((each) => [
      each.title,
      each.pieces,
      each.returned,
      dollarText(each.charged),
      dollarText(each.refunded),
      dollarText(netOf(each)),
    ]),
  ])
}
