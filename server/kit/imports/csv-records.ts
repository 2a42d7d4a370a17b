import { Readable } from 'node:stream'
import { refusal, type RefusalCode } from '@mainstreet/shared/refusals/refusal'
import { tableStart } from '@mainstreet/shared/rules/tables/table-text'
import { CsvError, parse } from 'csv-parse'
import { invalid } from '../service/errors'

interface Parsed {
  record: string[]
  info: { lines: number }
}

/** A line of a file, cell by cell, and its number from 1. */
export interface CsvRecord {
  line: number
  cells: string[]
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

const breaksIn = (cells: readonly string[], sign: RegExp) =>
  cells.reduce((sum, cell) => sum + cell.split(sign).length - 1, 0)

/** Whether a cell says anything. */
export const isFilled = (cell: string): boolean => cell.trim() !== ''

/** The records of a file of UTF-8 text, whatever separates its cells; throws a 400 that names `file` where it is broken. */
export async function* csvRecords(pieces: AsyncIterable<Buffer>): AsyncGenerator<CsvRecord> {
  const source = pieces[Symbol.asyncIterator]()
  const first = (await source.next()).value as Buffer | undefined
  const { separator, said } = tableStart(String(first ?? ''))
  const whole = async function* () {
    if (first) yield first.subarray(said.length)
    yield* { [Symbol.asyncIterator]: () => source }
  }
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
  let twice = 0
  try {
    for await (const { record: cells, info } of parser as AsyncIterable<Parsed>) {
      // The parser reports where a row ends, and counts CR LF within a cell as two lines.
      twice += breaksIn(cells, /\r\n/)
      yield { line: info.lines - twice - breaksIn(cells, breaks), cells }
    }
  } catch (error) {
    throw error instanceof CsvError ? refuseFile(error) : error
  } finally {
    bytes.destroy()
  }
}
