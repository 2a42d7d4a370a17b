import {
  delimiterOf,
  itemKeys,
  readHeader,
  type CatalogueFormat,
  type CatalogueCells,
} from '@mainstreet/shared/rules/catalogue-file'

/** A part of a file that one call carries: the header line with the rows of whole items, and their lines in the file. */
export interface ImportChunk {
  csv: string
  lines: number[]
  items: number
}

/** A file as it is sent; `broken` is the line of a quote that is never closed. */
export interface SplitFile {
  chunks: ImportChunk[]
  format?: CatalogueFormat
  rows: number
  broken?: number
}

interface CsvRecord {
  line: number
  text: string
}

// A call's body may have 1 MB; short calls keep the progress moving and the server free for others.
const mostBytes = 500_000
const mostRows = 100

/** The lines of a CSV text; a line break between quotes belongs to its row. */
export const splitRecords = (text: string): { records: CsvRecord[]; broken?: number } => {
  const records: CsvRecord[] = []
  let [start, line, first, quoted] = [0, 1, 1, false]
  const end = (at: number) => {
    if (at > start) records.push({ line: first, text: text.slice(start, at) })
  }
  for (const { 0: sign, index } of text.matchAll(/"|\r\n|\r|\n/g)) {
    if (sign === '"') {
      quoted = !quoted
      continue
    }
    line += 1
    if (quoted) continue
    end(index)
    start = index + sign.length
    first = line
  }
  end(text.length)
  return quoted ? { records, broken: first } : { records }
}

/** The cells of one line of a CSV text. */
export const splitCells = (text: string, delimiter: string): string[] => {
  const cells: string[] = []
  let [start, quoted] = [0, false]
  const take = (at: number) => {
    const cell = text.slice(start, at)
    cells.push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell)
    start = at + 1
  }
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '"') quoted = !quoted
    else if (text[at] === delimiter && !quoted) take(at)
  }
  take(text.length)
  return cells
}

const encoder = new TextEncoder()
const bytesOf = ({ text }: CsvRecord) => encoder.encode(JSON.stringify(text)).length + 2

/** Rows of one item stand together from here on, wherever they were in the file. */
const groupRows = (rows: readonly CsvRecord[], keys: readonly string[]): CsvRecord[][] => {
  const groups = new Map<string, CsvRecord[]>()
  rows.forEach((row, index) => {
    const group = groups.get(keys[index]!)
    if (group) group.push(row)
    else groups.set(keys[index]!, [row])
  })
  return [...groups.values()]
}

const pack = (header: string, groups: readonly CsvRecord[][]): ImportChunk[] => {
  const chunks: (ImportChunk & { bytes: number })[] = []
  for (const group of groups) {
    const bytes = group.reduce((sum, row) => sum + bytesOf(row), 0)
    const last = chunks.at(-1)
    const fits = last && last.bytes + bytes <= mostBytes && last.lines.length + group.length <= mostRows
    const chunk = fits ? last : { csv: header, lines: [], items: 0, bytes: header.length }
    if (!fits) chunks.push(chunk)
    chunk.csv += group.map(({ text }) => `\r\n${text}`).join('')
    chunk.lines.push(...group.map(({ line }) => line))
    chunk.items += 1
    chunk.bytes += bytes
  }
  return chunks.map(({ bytes: _bytes, ...chunk }) => chunk)
}

/** Cuts a catalogue file into parts of whole items that the server reads one by one; a file of no known format goes as it is, to be refused in words. */
export const splitFile = (file: string): SplitFile => {
  const { records, broken } = splitRecords(file.replace(/^\uFEFF/, ''))
  const [head, ...rows] = records
  if (broken !== undefined || !head) return { chunks: [], rows: 0, broken }
  const delimiter = delimiterOf(head.text)
  const header = readHeader(splitCells(head.text, delimiter))
  const cellsOf = ({ text }: CsvRecord): CatalogueCells => {
    const cells = splitCells(text, delimiter)
    return Object.fromEntries(
      header?.columns.flatMap((name, index) => (name ? [[name, cells[index] ?? '']] : [])) ?? [],
    )
  }
  const keys = header ? itemKeys(header.format, rows.map(cellsOf)) : rows.map((_row, index) => String(index))
  return { chunks: pack(head.text, groupRows(rows, keys)), format: header?.format, rows: rows.length }
}

/** A file's text: UTF-8 or UTF-16 as it says itself, else as older spreadsheets write it. */
export const readText = async (file: Blob): Promise<string> => {
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
