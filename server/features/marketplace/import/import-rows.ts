import { importLimits } from '@mainstreet/shared/contracts/marketplace/imports'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import {
  catalogueFormats,
  itemKeys,
  missingColumns,
  readHeader,
  type CatalogueFormat,
  type CatalogueHeader,
} from '@mainstreet/shared/rules/items/catalogue-file'
import { csvRecords, isFilled } from '../../../kit/imports/csv-records'
import { invalid } from '../../../kit/service/errors'
import type { CatalogueRow } from './import-cells'

/** A file's rows, those of one item together. */
export interface ReadCatalogue {
  format: CatalogueFormat
  ignoredColumns: string[]
  items: CatalogueRow[][]
}

const headerOf = (cells: readonly string[], format?: CatalogueFormat): CatalogueHeader => {
  const header = readHeader(cells, format)
  if (header) return header
  if (format)
    throw invalid({ file: refusal('no-column', { columns: missingColumns(format, cells).join(', ') }) })
  const wanted = catalogueFormats.map((each) => `${each}: ${missingColumns(each, []).join(', ')}`).join('; ')
  throw invalid({ file: refusal('unknown-header', { formats: wanted }) })
}

const rowOf = ({ columns }: CatalogueHeader, record: readonly string[], line: number): CatalogueRow => {
  const cells: Record<string, string> = {}
  columns.forEach((name, index) => {
    if (name !== undefined) cells[name] = record[index] ?? ''
  })
  const surplus = record.slice(columns.length).some(isFilled)
  return { line, cells, ...(surplus ? { fault: refusal('surplus-cells') } : {}) }
}

/** The rows of one item together, wherever they stand in the file. */
const groupRows = (format: CatalogueFormat, rows: readonly CatalogueRow[]): CatalogueRow[][] => {
  const keys = itemKeys(
    format,
    rows.map(({ cells }) => cells),
  )
  const items = new Map<string, CatalogueRow[]>()
  rows.forEach((row, index) => {
    const group = items.get(keys[index]!)
    if (group) group.push(row)
    else items.set(keys[index]!, [row])
  })
  return [...items.values()]
}

/** Reads a catalogue file of UTF-8 text; throws a 400 that names `file` where it is broken, too long or its header is of no known format. */
export const readCatalogue = async (
  pieces: AsyncIterable<Buffer>,
  format?: CatalogueFormat,
): Promise<ReadCatalogue> => {
  const rows: CatalogueRow[] = []
  let header: CatalogueHeader | undefined
  for await (const { line, cells } of csvRecords(pieces)) {
    if (!header) header = headerOf(cells, format)
    else if (cells.some(isFilled)) rows.push(rowOf(header, cells, line))
    if (rows.length > importLimits.rows)
      throw invalid({ file: refusal('too-many-rows', { max: importLimits.rows }) })
  }
  header ??= headerOf([], format)
  if (rows.length === 0) throw invalid({ file: refusal('no-items') })
  return {
    format: header.format,
    ignoredColumns: header.ignored,
    items: groupRows(header.format, rows),
  }
}
