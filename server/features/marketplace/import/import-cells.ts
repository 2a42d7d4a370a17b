import type { ImportRemark } from '@mainstreet/shared/contracts/marketplace/imports'
import { maxTags } from '@mainstreet/shared/contracts/marketplace/marketplace'
import { refusal, type Refusal } from '@mainstreet/shared/refusals/refusal'
import type { CatalogueCells } from '@mainstreet/shared/rules/items/catalogue-file'
import { bareGtin, isGtin } from '@mainstreet/shared/rules/items/gtin'
import {
  isForeignMoney,
  readFlag,
  readMoney,
  readWeight,
  readWhole,
} from '@mainstreet/shared/rules/tables/table-cells'

/** One row of a catalogue file. */
export interface CatalogueRow {
  line: number
  cells: CatalogueCells
  /** Why the row cannot be understood at all. */
  fault?: Refusal
}

/** Reads the cells of one row; a cell that is absent or empty is undefined, one that cannot be read is remarked. */
export interface CellReader {
  line: number
  has(column: string): boolean
  text(column: string): string | undefined
  money(column: string): number | undefined
  whole(column: string): number | undefined
  weight(column: string): number | undefined
  flag(column: string): boolean | undefined
  note(column: string, said: Refusal): void
  problem(column: string, said: Refusal): void
}

const quoteCell = (text: string) => `"${text.length > 40 ? `${text.slice(0, 40)}…` : text}"`

/** A reader of one row that puts what it remarks into the given lists. */
export const readCells = (
  { cells, line, fault }: CatalogueRow,
  lists: { problems: ImportRemark[]; notes: ImportRemark[] },
): CellReader => {
  const text = (column: string) => cells[column]?.trim() || undefined
  const problem = (field: string, said: Refusal) => void lists.problems.push({ line, field, ...said })
  if (fault) problem('', fault)
  const as =
    <T>(
      read: (text: string) => T | undefined,
      wanted: 'not-a-price' | 'not-whole' | 'not-a-weight' | 'not-true-or-false',
    ) =>
    (column: string): T | undefined => {
      const given = text(column)
      if (given === undefined) return undefined
      const value = read(given)
      if (value === undefined) problem(column, refusal(wanted, { text: quoteCell(given) }))
      return value
    }
  const money = as(readMoney, 'not-a-price')
  const note = (field: string, said: Refusal) => void lists.notes.push({ line, field, ...said })
  return {
    line,
    has: (column) => column in cells,
    text,
    money(column) {
      const given = text(column)
      if (given !== undefined && isForeignMoney(given))
        note(column, refusal('other-currency', { text: quoteCell(given) }))
      return money(column)
    },
    whole: as(readWhole, 'not-whole'),
    weight: as(readWeight, 'not-a-weight'),
    flag: as(readFlag, 'not-true-or-false'),
    note,
    problem,
  }
}

/** A stock as we keep it: what is below zero is none, and is noted. */
export const stockFrom = (reader: CellReader, column: string): number | undefined => {
  const stock = reader.whole(column)
  if (stock === undefined || stock >= 0) return stock
  reader.note(column, refusal('becomes-zero', { stock }))
  return 0
}

/** Tags as we keep them, as many as there is room for; none where the file has none. */
export const tagsFrom = (reader: CellReader, column: string): { tags?: string } => {
  if (!reader.has(column)) return {}
  const given = (reader.text(column) ?? '').split(',').map((tag) => tag.trim())
  const all = [...new Set(given.filter((tag) => tag !== ''))]
  const kept = all.filter((_, index) => all.slice(0, index + 1).join(', ').length <= maxTags)
  if (kept.length < all.length)
    reader.note(column, refusal('too-many-tags', { kept: kept.length, all: all.length }))
  return { tags: kept.join(', ') }
}

/** A barcode as we keep it: one that is no GTIN, such as a shop's own number, is left out and noted. */
export const gtinFrom = (reader: CellReader, column: string): string | undefined => {
  const given = reader.text(column)
  // Spreadsheets are kept from eating leading zeros by a quote.
  const bare = given && bareGtin(given.replace(/^'/, ''))
  if (!bare || isGtin(bare)) return bare
  reader.note(column, refusal('barcode-left-out', { text: quoteCell(bare) }))
  return undefined
}

/** The price of a row; one without is a problem, because nothing is given away by mistake. */
export const priceFrom = (reader: CellReader, column: string): number | undefined => {
  if (reader.text(column) === undefined) reader.problem(column, refusal('is-empty'))
  return reader.money(column)
}
