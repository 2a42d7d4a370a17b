import { Readable } from 'node:stream'
import { importLimits } from '@mainstreet/shared/contracts/marketplace/imports'
import { refusal, type RefusalCode } from '@mainstreet/shared/refusals/refusal'
import {
  catalogueFormats,
  itemKeys,
  missingColumns,
  readHeader,
  type CatalogueFormat,
  type CatalogueHeader,
} from '@mainstreet/shared/rules/items/catalogue-file'
import { tableStart } from '@mainstreet/shared/rules/tables/table-text'
import { CsvError, parse } from 'csv-parse'
import { invalid } from '../../../kit/service/errors'
import type { CatalogueRow } from './import-cells'

/** A file's rows, those of one item together. */
export interface ReadCatalogue {
  format: CatalogueFormat
  ignoredColumns: string[]
  items: CatalogueRow[][]
}

interface Parsed {
  record: string[]
  info: { lines: number }
}

const faults: Record<string, RefusalCode> = {
  CSV_QUOTE_NOT_CLOSED: 'quote-open',
  CSV_INVALID_CLOSING_QUOTE: 'quote-closed',
  INVALID_OPENING_QUOTE: 'quote-inside',
}

const breaks = /\r\n|\r|\n/

const refuseFile = (error: CsvError) => {
  const { lines } = error as CsvError & { lines?: number }
  return invalid({
    file: refusal('unreadable-line', { line: lines ?? 0, why: faults[error.code] ?? 'not-csv' }),
  })
}

const headerOf = (cells: readonly string[], format?: CatalogueFormat): CatalogueHeader => {
  const header = readHeader(cells, format)
  if (header) return header
  if (format)
    throw invalid({ file: refusal('no-column', { columns: missingColumns(format, cells).join(', ') }) })
  const wanted = catalogueFormats.map((each) => `${each}: ${missingColumns(each, []).join(', ')}`).join('; ')
  throw invalid({ file: refusal('unknown-header', { formats: wanted }) })
}

const breaksIn = (cells: readonly string[], sign: RegExp) =>
  cells.reduce((sum, cell) => sum + cell.split(sign).length - 1, 0)

const isFilled = (cell: string) => cell.trim() !== ''

const rowOf = ({ columns }: CatalogueHeader, record: readonly string[], line: number): CatalogueRow => {
  const cells: Record<string, string> = {}
  columns.forEach((name, index) => {
    if (name !== undefined) cells[name] = record[index] ?? ''
  })
  const surplus = record.slice(columns.length).some(isFilled)
  return { line, cells, ...(surplus ? { fault: refusal('surplus-cells') } : {}) }
}

/** Takes a file's records as they come. */
const createCollector = (format?: CatalogueFormat) => {
  const rows: CatalogueRow[] = []
  let header: CatalogueHeader | undefined
  let twice = 0
  return {
    add({ record, info }: Parsed) {
      // The parser reports where a row ends, and counts CR LF within a cell as two lines.
      twice += breaksIn(record, /\r\n/)
      const line = info.lines - twice - breaksIn(record, breaks)
      if (!header) header = headerOf(record, format)
      else if (record.some(isFilled)) rows.push(rowOf(header, record, line))
      if (rows.length > importLimits.rows)
        throw invalid({
          file: refusal('too-many-rows', { max: importLimits.rows }),
        })
    },
    end: () => ({ header: header ?? headerOf([], format), rows }),
  }
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
  const source = pieces[Symbol.asyncIterator]()
  const first = (await source.next()).value as Buffer | undefined
  const { separator, said } = tableStart(String(first ?? ''))
  const whole = async function* () {
    if (first) yield first.subarray(said.length)
    yield* { [Symbol.asyncIterator]: () => source }
  }
  const collector = createCollector(format)
  const parser = parse({
    bom: true,
    delimiter: separator,
    info: true,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    skip_empty_lines: true,
  })
  const bytes = Readable.from(whole())
  bytes.on('error', (error) => parser.destroy(error)).pipe(parser)
  try {
    for await (const each of parser as AsyncIterable<Parsed>) collector.add(each)
  } catch (error) {
    throw error instanceof CsvError ? refuseFile(error) : error
  } finally {
    bytes.destroy()
  }
  const { header, rows } = collector.end()
  if (rows.length === 0) throw invalid({ file: refusal('no-items') })
  return {
    format: header.format,
    ignoredColumns: header.ignored,
    items: groupRows(header.format, rows),
  }
}
