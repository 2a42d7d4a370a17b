import type { MarketImage, MarketItem } from '../../contracts/marketplace/marketplace'
import type { Translations } from '../../translations'
import type { CsvLine } from '../csv'
import { locales } from '../language'
import type { Locale } from '../money/money'
import {
  translationColumns,
  variationTranslationColumns,
  type TranslationColumn,
} from '../translation-column'
import { linesCell, optionsCell } from './cell-lines'

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
  items: readonly (Translated & { variations: readonly Translated[]; options: readonly Translated[] })[],
): Locale[] => {
  const rows = items.flatMap((item): Translated[] => [item, ...item.variations, ...item.options])
  return locales.filter((locale) => rows.some(({ translations }) => translations?.[locale]))
}

const namesOf = (columns: readonly TranslationColumn[]) => columns.map(({ column }) => column)

const textsOf = <Name extends string>(
  { translations }: { translations?: Translations<Name> },
  columns: readonly TranslationColumn<Name>[],
) => columns.map(({ name, locale }) => translations?.[locale]?.[name] ?? '')

const inOrder = <Row extends { order: number; id: number }>(rows: readonly Row[]): Row[] =>
  [...rows].sort((a, b) => a.order - b.order || a.id - b.id)

/** The name of the column that holds the translations of an item's options. */
export const optionsColumn = (locale: Locale): string => `options_${locale}`

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
  'variationImage',
  'options',
  ...languages.map(optionsColumn),
  'images',
  'imageTexts',
]

/** Options in another language, a line for each of the originals. */
const translatedOptions = (options: MarketItem['options'], locale: Locale) => {
  const lines = options.map(({ translations }) => ({
    option: translations?.[locale]?.option ?? '',
    values: translations?.[locale]?.values ?? '',
  }))
  return lines.some(({ option, values }) => option || values) ? optionsCell(lines) : ''
}

/** An item in the items' export: a line for each variation, in their order; pictures have their address below the site's origin. */
export const itemExportLines = (
  item: MarketItem,
  { languages, origin }: { languages: readonly Locale[]; origin: string },
): CsvLine[] => {
  const own = [...itemColumns.map((name) => item[name]), ...textsOf(item, translationColumns(languages))]
  const addressOf = (image?: MarketImage) => (image ? new URL(image.url, origin).href : '')
  const options = inOrder(item.options)
  const images = inOrder(item.images)
  const texts = images.map(({ alt }) => alt)
  const shared = [
    optionsCell(options),
    ...languages.map((locale) => translatedOptions(options, locale)),
    linesCell(images.map(addressOf)),
    texts.some(Boolean) ? linesCell(texts) : '',
  ]
  return inOrder(item.variations).map((row) => [
    ...own,
    row.id,
    row.variation,
    ...textsOf(row, variationTranslationColumns(languages)),
    row.sku,
    row.price,
    row.stock,
    addressOf(images.find(({ id }) => id === row.imageId)),
    ...shared,
  ])
}
