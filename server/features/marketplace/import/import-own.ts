import type { MarketItemWrite } from '@mainstreet/shared/contracts/marketplace/marketplace'
import { locales } from '@mainstreet/shared/rules/language'
import { readLines, readOptions } from '@mainstreet/shared/rules/items/cell-lines'
import { optionsColumn } from '@mainstreet/shared/rules/items/item-export'
import { translationColumns, variationTranslationColumns } from '@mainstreet/shared/rules/translation-column'
import { priceFrom, readCells, stockFrom, type CatalogueRow, type CellReader } from './import-cells'
import type { ItemDraft, OptionDraft, VariationDraft } from './import-draft'
import { picturesFrom } from './import-pictures'
import { translationsFrom } from './import-translations'

const texts = [
  'subTitle',
  'description',
  'status',
  'externalUrl',
  'sector',
  'tags',
  'discountType',
  'discountValue',
] as const
const flags = [
  'featured',
  'promoted',
  'taxExempt',
  'showPaymentCalculator',
  'allowShipping',
  'trackStock',
  'onSale',
] as const
const perItem = [
  'title',
  'category',
  'saleEnd',
  'stockWarning',
  ...texts,
  ...flags,
  ...['options', 'images', 'imageTexts', ...locales.map(optionsColumn)],
  ...translationColumns().map(({ column }) => column),
]

/** The export puts a quote before a text that spreadsheets would take for a formula. */
const bare = (text: string) => text.replace(/^'(?='*[=+\-@\t\r])/, '')

// Words that a closed list needs; an empty cell leaves them as they are.
const neverEmpty = new Set<string>(['status', 'discountType'])

const columnsOf = (reader: CellReader, { cells }: CatalogueRow): ItemDraft['columns'] => {
  const columns: Record<string, unknown> = {}
  for (const name of texts)
    if (cells[name] !== undefined && !(cells[name] === '' && neverEmpty.has(name)))
      columns[name] = bare(cells[name])
  for (const name of flags) columns[name] = reader.flag(name)
  columns.stockWarning = reader.whole('stockWarning')
  if (reader.has('saleEnd')) columns.saleEnd = reader.text('saleEnd') ?? null
  if (!reader.has('category') && reader.has('categoryId'))
    columns.categoryId = reader.whole('categoryId') ?? null
  columns.translations = translationsFrom(cells, translationColumns(), bare)
  const given = Object.entries(columns).filter(([, value]) => value !== undefined)
  return Object.fromEntries(given) as MarketItemWrite
}

const idFrom = (reader: CellReader, column: string): number | undefined => {
  const id = reader.whole(column)
  if (id === undefined || (id > 0 && id <= 2_147_483_647)) return id
  reader.problem(column, `"${id}" is not an id`)
  return undefined
}

const variationFrom = (reader: CellReader, { cells, line }: CatalogueRow): VariationDraft => ({
  line,
  id: idFrom(reader, 'variationId'),
  variation: bare(cells.variation ?? '') || undefined,
  translations: translationsFrom(cells, variationTranslationColumns(), bare),
  sku: cells.sku === undefined ? undefined : bare(cells.sku),
  price: priceFrom(reader, 'price'),
  stock: stockFrom(reader, 'stock'),
  image: reader.text('variationImage'),
})

/** Texts of a language, by the place of their original. */
const optionLines = (reader: CellReader, { cells }: CatalogueRow, column: string) => {
  const lines = readOptions(bare(cells[column] ?? ''))
  if (!lines) reader.problem(column, 'needs a colon in each line, such as "Size: S, M, L"')
  return lines ?? []
}

const optionsFrom = (reader: CellReader, row: CatalogueRow): { options?: OptionDraft[] } => {
  if (!reader.has('options')) return {}
  const given = locales.filter((locale) => reader.has(optionsColumn(locale)))
  const translated = given.map((locale) => optionLines(reader, row, optionsColumn(locale)))
  const options = optionLines(reader, row, 'options').map((line, index): OptionDraft => {
    const texts = given.map((locale, language) => {
      const { option, values } = translated[language]![index] ?? { option: '', values: '' }
      return [locale, { ...(option && { option }), ...(values && { values }) }]
    })
    const filled = texts.filter(([, text]) => Object.keys(text as object).length)
    return { ...line, ...(given.length && { translations: Object.fromEntries(filled) }) }
  })
  return { options }
}

const imagesFrom = (reader: CellReader, { cells }: CatalogueRow) => {
  const texts = readLines(bare(cells.imageTexts ?? ''))
  return picturesFrom(
    readLines(cells.images ?? '').map((address, index) => ({
      ...{ reader, column: 'images' },
      address: address.trim() || undefined,
      alt: texts[index],
    })),
  )
}

/** Reads an item of our own export: the item's columns stand on every row, the first one counts. */
export const readOwn = (rows: readonly CatalogueRow[]): ItemDraft => {
  const lists = { problems: [], notes: [] }
  const readers = rows.map((row) => readCells(row, lists))
  const [first, reader] = [rows[0]!, readers[0]!]
  rows.slice(1).forEach(({ cells }, index) => {
    for (const name of perItem)
      if (cells[name] !== first.cells[name])
        readers[index + 1]!.problem(name, `differs from the item's first row, line ${first.line}`)
  })
  return {
    line: first.line,
    id: idFrom(reader, 'id'),
    title: bare(first.cells.title ?? ''),
    columns: columnsOf(reader, first),
    ...(reader.has('category') ? { category: bare(first.cells.category ?? '').trim() || null } : {}),
    variations: rows.map((row, index) => variationFrom(readers[index]!, row)),
    ...optionsFrom(reader, first),
    images: imagesFrom(reader, first),
    ...lists,
  }
}
