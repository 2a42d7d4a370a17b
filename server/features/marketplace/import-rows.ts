import {
  catalogueFormats,
  delimiterOf,
  itemKeys,
  missingColumns,
  readHeader,
  type CatalogueFormat,
  type CatalogueHeader,
} from '@mainstreet/shared/rules/catalogue-file'
import { CsvError, parse } from 'csv-parse/sync'
import { invalid } from '../../kit/service/errors'
import type { CatalogueRow } from './import-cells'

/** The part of a file that an import is given. */
export interface CatalogueText {
  csv: string
  format?: CatalogueFormat
  lines?: readonly number[]
}

/** A file's rows, those of one item together. */
export interface ReadCatalogue {
  format: CatalogueFormat
  ignoredColumns: string[]
  items: CatalogueRow[][]
}

interface Parsed {
  record: string[]
  info: { lines: number; records: number }
}

const faults: Record<string, string> = {
  CSV_QUOTE_NOT_CLOSED: 'a quote is opened and never closed',
  CSV_INVALID_CLOSING_QUOTE: 'text follows a closing quote',
  INVALID_OPENING_QUOTE: 'a quote stands inside of a text without quotes around it',
}

const breaks = /\r\n|\r|\n/

const parseText = ({ csv, lines }: CatalogueText): Parsed[] => {
  try {
    return parse(csv, {
      bom: true,
      delimiter: delimiterOf(csv.split(breaks, 1)[0]!),
      info: true,
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      skip_empty_lines: true,
    }) as unknown as Parsed[]
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const at = error as unknown as Record<string, unknown>
    const line = lines?.[Number(at.records) - 1] ?? at.lines
    throw invalid({ csv: `cannot be read at line ${line}: ${faults[error.code] ?? 'it is not valid CSV'}` })
  }
}

const headerOf = (cells: readonly string[], format?: CatalogueFormat): CatalogueHeader => {
  const header = readHeader(cells, format)
  if (header) return header
  if (format) throw invalid({ csv: `has no column ${missingColumns(format, cells).join(', ')}` })
  const wanted = catalogueFormats.map((each) => `${each}: ${missingColumns(each, []).join(', ')}`).join('; ')
  throw invalid({ csv: `has an unknown header. It needs the columns of one of these: ${wanted}` })
}

const breaksIn = (cells: readonly string[], sign: RegExp) =>
  cells.reduce((sum, cell) => sum + cell.split(sign).length - 1, 0)

/** Where each row begins. The parser tells where it ends, and counts CR LF within a cell as two lines. */
const firstLines = (parsed: readonly Parsed[]): number[] => {
  let twice = 0
  return parsed.map(({ record, info }) => {
    twice += breaksIn(record, /\r\n/)
    return info.lines - twice - breaksIn(record, breaks)
  })
}

const isFilled = (cell: string) => cell.trim() !== ''

const rowOf = ({ columns }: CatalogueHeader, { record }: Parsed, line: number): CatalogueRow => {
  const cells: Record<string, string> = {}
  columns.forEach((name, index) => {
    if (name !== undefined) cells[name] = record[index] ?? ''
  })
  const surplus = record.slice(columns.length).some(isFilled)
  return { line, cells, ...(surplus ? { fault: 'The row has more cells than the header.' } : {}) }
}

/** Reads a catalogue file; throws a 400 that names `csv` where it is broken or its header is of no known format. */
export const readCatalogue = (text: CatalogueText): ReadCatalogue => {
  const parsed = parseText(text)
  const [head, ...records] = parsed
  const header = headerOf(head?.record ?? [], text.format)
  if (text.lines && text.lines.length !== records.length)
    throw invalid({ lines: `names ${text.lines.length} rows, but the text has ${records.length}` })
  const lines = text.lines ?? firstLines(parsed).slice(1)
  const rows = records
    .map((each, index) => ({ each, line: lines[index]! }))
    .filter(({ each }) => each.record.some(isFilled))
    .map(({ each, line }) => rowOf(header, each, line))
  const keys = itemKeys(
    header.format,
    rows.map(({ cells }) => cells),
  )
  const items = new Map<string, CatalogueRow[]>()
  rows.forEach((row, index) => {
    const key = keys[index]!
    const group = items.get(key)
    if (group) group.push(row)
    else items.set(key, [row])
  })
  return { format: header.format, ignoredColumns: header.ignored, items: [...items.values()] }
}
