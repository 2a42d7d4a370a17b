import { columnsOf } from '@mainstreet/shared/columns-of'
import type { AnyTableContract } from '@mainstreet/shared/contract'
import {
  marketItemContract,
  marketVariationContract,
  type MarketItemWrite,
} from '@mainstreet/shared/contracts/marketplace/marketplace'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import type { CatalogueCells } from '@mainstreet/shared/rules/items/catalogue-file'
import { locales } from '@mainstreet/shared/rules/language'
import { readLines, readOptions } from '@mainstreet/shared/rules/items/cell-lines'
import { optionsColumn, variationFileColumns } from '@mainstreet/shared/rules/items/item-export'
import { translationColumns, variationTranslationColumns } from '@mainstreet/shared/rules/translation-column'
import type { TSchema } from '@sinclair/typebox'
import { maxId } from '@mainstreet/shared/ids'
import { priceFrom, readCells, stockFrom, type CatalogueRow, type CellReader } from './import-cells'
import type { ItemDraft, OptionDraft, VariationDraft } from './import-draft'
import { picturesFrom } from './import-pictures'
import { translationsFrom } from './import-translations'

const ownTranslations = 'a column for each text and language'

const itemColumns = columnsOf(marketItemContract, {
  without: {
    title: 'never absent',
    categoryId: 'of the account that the file is from; its category’s name counts',
    cardImageId: 'of the account that the file is from',
    newlyCreated: 'what is imported is saved',
    translations: ownTranslations,
    variations: 'a line for each',
    options: 'a cell for all of them',
  },
})

const variationColumns = variationFileColumns.filter(
  // What is absent or out of bounds means something of its own.
  (name) => name !== 'variation' && name !== 'price' && name !== 'stock',
)

const perItem = [
  ...['title', 'category', ...itemColumns],
  ...['options', 'images', 'imageTexts', ...locales.map(optionsColumn)],
  ...translationColumns().map(({ column }) => column),
]

/** The export puts a quote before a text that spreadsheets would take for a formula. */
const withoutGuard = (text: string) => text.replace(/^'(?='*[=+\-@\t\r])/, '')

interface Line {
  reader: CellReader
  cells: CatalogueCells
}

/** What of a column's schema decides how its cell is read. */
interface Shape {
  type?: string | string[]
  enum?: readonly unknown[]
}

/** What a cell says of a column with a schema; undefined where it leaves what is there. */
const readColumn = (schema: TSchema, name: string, { reader, cells }: Line): unknown => {
  const { type = [], enum: words } = schema as Shape
  const types = [type].flat()
  const isNullable = types.includes('null')
  if (isNullable && reader.has(name) && reader.text(name) === undefined) return null
  if (types.includes('boolean')) return reader.flag(name)
  if (types.includes('integer')) return reader.whole(name)
  if (types.includes('number')) return reader.money(name)
  const text = isNullable ? reader.text(name) : cells[name]
  const isNone = text === undefined || (text === '' && words && !words.includes(''))
  return isNone ? undefined : withoutGuard(text)
}

/** What a line says of some columns of a contract. */
const readColumns = (
  contract: AnyTableContract,
  names: readonly string[],
  line: Line,
): Record<string, unknown> =>
  Object.fromEntries(
    names
      .map((name) => [name, readColumn(contract.record.properties[name]!, name, line)] as const)
      .filter(([, value]) => value !== undefined),
  )

const columnsFrom = (reader: CellReader, { cells }: CatalogueRow): ItemDraft['columns'] => {
  const columns: MarketItemWrite = readColumns(marketItemContract, itemColumns, { reader, cells })
  if (!reader.has('category') && reader.has('categoryId'))
    columns.categoryId = reader.whole('categoryId') ?? null
  const translations = translationsFrom(cells, translationColumns(), withoutGuard)
  return { ...columns, ...(translations && { translations }) }
}

const idFrom = (reader: CellReader, column: string): number | undefined => {
  const id = reader.whole(column)
  if (id === undefined || (id > 0 && id <= maxId)) return id
  reader.problem(column, refusal('not-an-id', { text: id }))
  return undefined
}

const variationFrom = (reader: CellReader, { cells, line }: CatalogueRow): VariationDraft => ({
  ...readColumns(marketVariationContract, variationColumns, { reader, cells }),
  line,
  id: idFrom(reader, 'variationId'),
  variation: withoutGuard(cells.variation ?? '') || undefined,
  translations: translationsFrom(cells, variationTranslationColumns(), withoutGuard),
  price: priceFrom(reader, 'price'),
  stock: stockFrom(reader, 'stock'),
  image: reader.text('variationImage'),
})

/** Texts of a language, by the place of their original. */
const optionLines = (reader: CellReader, { cells }: CatalogueRow, column: string) => {
  const lines = readOptions(withoutGuard(cells[column] ?? ''))
  if (!lines) reader.problem(column, refusal('colon-missing'))
  return lines ?? []
}

const optionsFrom = (reader: CellReader, row: CatalogueRow): { options?: OptionDraft[] } => {
  if (!reader.has('options')) return {}
  const given = locales.filter((locale) => reader.has(optionsColumn(locale)))
  const translated = given.map((locale) => optionLines(reader, row, optionsColumn(locale)))
  const options = optionLines(reader, row, 'options').map((line, index): OptionDraft => {
    const texts = given.map((locale, language) => {
      const { option, values } = translated[language]![index] ?? { option: '', values: '' }
      return [locale, { ...(option && { option }), ...(values && { values }) }] as const
    })
    const filled = texts.filter(([, text]) => Object.keys(text).length)
    return { ...line, ...(given.length && { translations: Object.fromEntries(filled) }) }
  })
  return { options }
}

const imagesFrom = (reader: CellReader, { cells }: CatalogueRow) => {
  const texts = readLines(withoutGuard(cells.imageTexts ?? ''))
  return picturesFrom(
    readLines(cells.images ?? '').map((address, index) => ({
      reader,
      column: 'images',
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
        readers[index + 1]!.problem(name, refusal('differs-from-first', { line: first.line }))
  })
  return {
    line: first.line,
    id: idFrom(reader, 'id'),
    title: withoutGuard(first.cells.title ?? ''),
    columns: columnsFrom(reader, first),
    ...(reader.has('category') ? { category: withoutGuard(first.cells.category ?? '').trim() || null } : {}),
    variations: rows.map((row, index) => variationFrom(readers[index]!, row)),
    ...optionsFrom(reader, first),
    images: imagesFrom(reader, first),
    ...lists,
  }
}
