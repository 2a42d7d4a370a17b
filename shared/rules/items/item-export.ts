import type { MarketItem } from '../../contracts/marketplace/marketplace'
import type { CsvLine } from '../csv'
import { locales } from '../language'
import type { Locale } from '../money/money'
import { translationColumns } from '../translation-column'

const itemColumns = [
  'id',
  'customerId',
  'title',
  'subTitle',
  'description',
  'status',
  'externalUrl',
  'sector',
  'categoryId',
  'category',
  'tags',
  'featured',
  'promoted',
  'taxExempt',
  'showPaymentCalculator',
  'allowShipping',
  'trackStock',
  'stockWarning',
  'onSale',
  'saleEnd',
  'discountType',
  'discountValue',
  'newlyCreated',
  'createdAt',
] as const satisfies readonly (keyof MarketItem)[]

const variationColumns = ['variationId', 'variation', 'sku', 'price', 'stock']

/** The languages that any of the items is translated into. */
export const languagesOfItems = (items: readonly Pick<MarketItem, 'translations'>[]): Locale[] =>
  locales.filter((locale) => items.some(({ translations }) => translations?.[locale]))

/** The head of the items' export, with columns for the translations into each of the languages. */
export const itemExportHead = (languages: readonly Locale[]): CsvLine => [
  ...itemColumns,
  ...translationColumns(languages).map(({ column }) => column),
  ...variationColumns,
]

/** An item in the items' export: a line for each variation, in their order. */
export const itemExportLines = (item: MarketItem, languages: readonly Locale[]): CsvLine[] => {
  const translated = translationColumns(languages).map(
    ({ name, locale }) => item.translations?.[locale]?.[name] ?? '',
  )
  const own = [...itemColumns.map((name) => item[name]), ...translated]
  const inOrder = [...item.variations].sort((a, b) => a.order - b.order || a.id - b.id)
  return inOrder.map(({ id, variation, sku, price, stock }) => [...own, id, variation, sku, price, stock])
}
