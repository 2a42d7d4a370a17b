import { columnsOf, pickColumns } from '../../columns-of'
import {
  marketItemContract,
  marketVariationContract,
  type MarketImage,
  type MarketItem,
  type MarketVariation,
} from '../../contracts/marketplace/marketplace'
import type { Translations } from '../../translations'
import type { CsvLine } from '../csv'
import { inOrder } from '../in-order'
import { locales, type Locale } from '../language'
import {
  translationColumns,
  variationTranslationColumns,
  type TranslationColumn,
} from '../translation-column'
import { linesCell, optionsCell } from './cell-lines'

/** Where the columns of earlier files stand; a newer one stands behind all of them. */
const places = new Map(
  [
    ...['id', 'customerId', 'title', 'subTitle', 'description', 'status', 'externalUrl', 'sector'],
    ...['categoryId', 'category', 'tags', 'featured', 'promoted', 'taxExempt', 'showPaymentCalculator'],
    ...['allowShipping', 'trackStock', 'stockWarning', 'onSale', 'saleEnd', 'discountType'],
    ...['discountValue', 'newlyCreated', 'createdAt'],
    ...locales.flatMap((locale) => ['title', 'subTitle', 'description'].map((name) => `${name}_${locale}`)),
    ...['variationId', 'variation', ...locales.map((locale) => `variation_${locale}`)],
    ...[
      'sku',
      'price',
      'stock',
      'variationImage',
      'options',
      ...locales.map((locale) => `options_${locale}`),
    ],
    ...['images', 'imageTexts'],
  ].map((name, place) => [name, place]),
)

const inPlace = (names: string[]): string[] => {
  const placeOf = (name: string) => places.get(name) ?? places.size
  return names.sort((a, b) => placeOf(a) - placeOf(b))
}

const ownTranslations = 'a column for each text and language'

const itemColumns = [
  ...columnsOf(marketItemContract, {
    without: {
      translations: ownTranslations,
      cardImageId: 'a picture of this account',
      variations: 'a line for each',
      options: 'a cell for all of them',
    },
  }),
  // What is read only, but tells the owner which item it is.
  ...(['id', 'customerId', 'category', 'createdAt'] as const),
]

/** The columns of a variation that a file has as they are. */
export const variationFileColumns = columnsOf(marketVariationContract, {
  without: {
    itemId: 'the id in the same line',
    order: 'the order of the lines',
    stockSeen: 'says no more than stock',
    imageId: 'the address of the picture',
    translations: ownTranslations,
  },
})

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

/** The cells of a line, by column. */
type Cells = Readonly<Record<string, CsvLine[number]>>

const namesOf = (columns: readonly TranslationColumn[]) => columns.map(({ column }) => column)

const textsOf = <Name extends string>(
  { translations }: { translations?: Translations<Name> },
  columns: readonly TranslationColumn<Name>[],
): Cells =>
  Object.fromEntries(
    columns.map(({ name, locale, column }) => [column, translations?.[locale]?.[name] ?? '']),
  )

/** The name of the column that holds the translations of an item's options. */
export const optionsColumn = (locale: Locale): string => `options_${locale}`

/** The head of the file that people read, with columns for the translations into each of the languages. */
export const itemExportHead = (languages: readonly Locale[]): readonly string[] =>
  inPlace([
    ...itemColumns,
    ...namesOf(translationColumns(languages)),
    ...['variationId', ...variationFileColumns, ...namesOf(variationTranslationColumns(languages))],
  ])

/** The head of the file that another import reads: options and pictures too. */
export const itemImportHead = (languages: readonly Locale[]): readonly string[] =>
  inPlace([
    ...itemExportHead(languages),
    ...['variationImage', 'options', ...languages.map(optionsColumn), 'images', 'imageTexts'],
  ])

/** Options in another language, a line for each of the originals. */
const translatedOptions = (options: MarketItem['options'], locale: Locale) => {
  const lines = options.map(({ translations }) => ({
    option: translations?.[locale]?.option ?? '',
    values: translations?.[locale]?.values ?? '',
  }))
  return lines.some(({ option, values }) => option || values) ? optionsCell(lines) : ''
}

const itemCells = (item: MarketItem, languages: readonly Locale[]): Cells => ({
  ...pickColumns(item, itemColumns),
  ...textsOf(item, translationColumns(languages)),
  options: optionsCell(inOrder(item.options)),
  ...Object.fromEntries(
    languages.map((locale) => [optionsColumn(locale), translatedOptions(inOrder(item.options), locale)]),
  ),
})

const variationCells = (row: MarketVariation, languages: readonly Locale[]): Cells => ({
  variationId: row.id,
  ...pickColumns(row, variationFileColumns),
  ...textsOf(row, variationTranslationColumns(languages)),
})

interface ExportAs {
  head: readonly string[]
  languages: readonly Locale[]
  origin: string
}

/** An item in a file with that head: a line for each variation, in their order; pictures have their address below the site's origin. */
export const itemExportLines = (item: MarketItem, { head, languages, origin }: ExportAs): CsvLine[] => {
  const addressOf = (image?: MarketImage) => (image ? new URL(image.url, origin).href : '')
  const images = inOrder(item.images)
  const texts = images.map(({ alt }) => alt)
  const shared: Cells = {
    ...itemCells(item, languages),
    images: linesCell(images.map(addressOf)),
    imageTexts: texts.some(Boolean) ? linesCell(texts) : '',
  }
  return inOrder(item.variations).map((row) => {
    const cells: Cells = {
      ...shared,
      ...variationCells(row, languages),
      variationImage: addressOf(images.find(({ id }) => id === row.imageId)),
    }
    return head.map((name) => cells[name])
  })
}
