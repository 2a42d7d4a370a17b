import type { MarketItem } from '../../contracts/marketplace/marketplace'
import type { Translations } from '../../translations'
import type { CsvLine } from '../csv'
import { locales } from '../language'
import type { Locale } from '../money/money'
import {
  translationColumns,
  variationTranslationColumns,
  type TranslationColumn,
} from '../translation-column'

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

interface Translated {
  translations?: Translations
}

/** The languages that any of the items, or a variation of one, is translated into. */
export const languagesOfItems = (
  items: readonly (Translated & { variations: readonly Translated[] })[],
): Locale[] => {
  const rows = items.flatMap((item): Translated[] => [item, ...item.variations])
  return locales.filter((locale) => rows.some(({ translations }) => translations?.[locale]))
}

const namesOf = (columns: readonly TranslationColumn[]) => columns.map(({ column }) => column)

const textsOf = <Name extends string>(
  { translations }: { translations?: Translations<Name> },
  columns: readonly TranslationColumn<Name>[],
) => columns.map(({ name, locale }) => translations?.[locale]?.[name] ?? '')

/** The head of the items' export, with columns for the translations into each of the languages. */
export const itemExportHead = (languages: readonly Locale[]): CsvLine => [
  ...itemColumns,
  ...namesOf(translationColumns(languages)),
  'variationId',
  'variation',
  ...namesOf(variationTranslationColumns(languages)),
  'sku',
  'price',
  'stock',
]

/** An item in the items' export: a line for each variation, in their order. */
export const itemExportLines = (item: MarketItem, languages: readonly Locale[]): CsvLine[] => {
  const own = [...itemColumns.map((name) => item[name]), ...textsOf(item, translationColumns(languages))]
  const inOrder = [...item.variations].sort((a, b) => a.order - b.order || a.id - b.id)
  return inOrder.map((row) => [
    ...own,
    row.id,
    row.variation,
    ...textsOf(row, variationTranslationColumns(languages)),
    row.sku,
    row.price,
    row.stock,
  ])
}
