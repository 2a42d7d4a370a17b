import { createHash } from 'node:crypto'
import type { Secrets } from '../../kit/settings'
import type { Entry } from './backup-file'
import { DamagedBackup } from './damaged-backup'

/** What a backup says of itself before anything else. */
export interface Manifest {
  madeAt: string
  /** The changes that its schema had. */
  migrations: string[]
  /** By what the SECRET_KEY is recognised that its keys are encrypted with. */
  keyFingerprint: string
  /** Those that the server had made itself, where the file is encrypted. */
  secrets?: Partial<Secrets>
}

/** What a backup has counted when it is done. */
export interface Totals {
  rows: Record<string, number>
  files: number
  bytes: number
  /** Files that rows name and that were not there. */
  missing: string[]
}

/** A value as PostgreSQL writes it, whatever its type. */
export type Row = (string | null)[]

/** The name of a sequence, its last value, and whether that was given out. */
export type Sequence = [name: string, last: string, isCalled: boolean]

/** One thing of a backup, in the order: manifest, tables with their rows, sequences, files, end. */
export type BackupRecord =
  | { manifest: Manifest }
  | { table: string; columns: string[] }
  | { row: Row }
  | { sequences: Sequence[] }
  | { file: string; content: Buffer }
  | { end: Totals }

const partBytes = 1024 * 1024
const manifestName = 'manifest.json'
const endName = 'end.json'

const entryOf = (name: string, value: unknown): Entry => ({
  name,
  content: Buffer.from(JSON.stringify(value)),
})
const linesOf = (values: readonly unknown[]) =>
  Buffer.from(values.map((each) => `${JSON.stringify(each)}\n`).join(''))

/** A hash of all that a backup holds before its end: of names and contents in their order. */
const createDigest = () => {
  const hash = createHash('sha256')
  return {
    add: ({ name, content }: Entry) => hash.update(`${name}\0${content.length}\0`).update(content),
    value: () => hash.digest('hex'),
  }
}

/** Rows of a table as files of a megabyte, whose first line names the columns. */
const createRowParts = () => {
  let open: { table: string; columns: string[]; rows: Row[]; size: number; part: number } | undefined
  return {
    begin: (table: string, columns: string[]) => {
      open = { table, columns, rows: [], size: 0, part: 0 }
    },
    /** Whether a part is full. */
    add: (row: Row): boolean => {
      open!.rows.push(row)
      open!.size += row.reduce((sum, value) => sum + (value?.length ?? 0), 0)
      return open!.size >= partBytes
    },
    /** The rows so far; none where the table had some before and has none since. */
    take(): Entry[] {
      if (!open || (open.part > 0 && open.rows.length === 0)) return []
      const { table, columns, rows, part } = open
      Object.assign(open, { rows: [], size: 0, part: part + 1 })
      const name = `rows/${table}.${String(part + 1).padStart(6, '0')}.jsonl`
      return [{ name, content: linesOf([columns, ...rows]) }]
    },
  }
}

/** Records as the files that a backup consists of: `manifest.json`, `rows/…`, `sequences.json`, `files/…`, `end.json`. */
async function* entriesBeforeEnd(records: AsyncIterable<BackupRecord>): AsyncGenerator<Entry | Totals> {
  const rows = createRowParts()
  for await (const record of records) {
    if ('row' in record) {
      if (rows.add(record.row)) yield* rows.take()
      continue
    }
    yield* rows.take()
    if ('table' in record) rows.begin(record.table, record.columns)
    else if ('manifest' in record) yield entryOf(manifestName, record.manifest)
    else if ('sequences' in record) yield entryOf('sequences.json', record.sequences)
    else if ('file' in record) yield { name: `files/${record.file}`, content: record.content }
    else yield record.end
  }
}

/** A backup's files, the last of which says what the others hold and their hash. */
export async function* writeRecords(records: AsyncIterable<BackupRecord>): AsyncGenerator<Entry> {
  const digest = createDigest()
  for await (const each of entriesBeforeEnd(records)) {
    if ('name' in each) {
      digest.add(each)
      yield each
    } else yield entryOf(endName, { ...each, sha256: digest.value() })
  }
}

function* recordsOf({ name, content }: Entry): Generator<BackupRecord> {
  if (name.startsWith('files/')) {
    yield { file: name.slice('files/'.length), content }
    return
  }
  if (!name.startsWith('rows/')) {
    const value: unknown = JSON.parse(content.toString())
    yield name === manifestName ? { manifest: value as Manifest } : { sequences: value as Sequence[] }
    return
  }
  const [columns, ...rows] = content.toString().trimEnd().split('\n')
  yield { table: name.slice('rows/'.length).split('.')[0]!, columns: JSON.parse(columns!) as string[] }
  for (const row of rows) yield { row: JSON.parse(row) as Row }
}

/** The records of a backup's files; what does not end with the hash of all is damaged. */
export async function* readRecords(entries: AsyncIterable<Entry>): AsyncGenerator<BackupRecord> {
  const digest = createDigest()
  let isWhole = false
  for await (const entry of entries) {
    if (isWhole) throw new DamagedBackup('something follows its end')
    if (entry.name !== endName) {
      digest.add(entry)
      yield* recordsOf(entry)
      continue
    }
    const { sha256, ...end } = JSON.parse(entry.content.toString()) as Totals & { sha256: string }
    isWhole = sha256 === digest.value()
    if (isWhole) yield { end }
  }
  if (!isWhole) throw new DamagedBackup('it does not hold what it says')
}

/** Tells the person at the keyboard how far it is. */
export type Say = (line: string) => void

const everyRows = 10_000
const everyFiles = 500

/** Counts what is written or read, to compare one with the other and to say how far it is. */
export const countRecords = (say: Say = () => {}) => {
  const totals: Totals = { rows: {}, files: 0, bytes: 0, missing: [] }
  let table = ''
  let rows = 0
  return {
    totals,
    count(record: BackupRecord): void {
      if ('table' in record) totals.rows[(table = record.table)] ??= 0
      else if ('row' in record) {
        totals.rows[table]! += 1
        if (++rows % everyRows === 0) say(`${rows} rows, now ${table}`)
      } else if ('file' in record) {
        totals.files += 1
        totals.bytes += record.content.length
        if (totals.files % everyFiles === 0) say(`${totals.files} files`)
      }
    },
  }
}

/** Reads a backup to its end without using it, and answers what it says of itself. */
export const verifyRecords = async (
  entries: AsyncIterable<Entry>,
): Promise<{ manifest: Manifest; totals: Totals }> => {
  const { totals, count } = countRecords()
  let manifest: Manifest | undefined
  let end: Totals | undefined
  for await (const record of readRecords(entries)) {
    count(record)
    if ('manifest' in record) manifest = record.manifest
    if ('end' in record) end = record.end
  }
  const isWhole =
    manifest && end && JSON.stringify({ ...totals, missing: end.missing }) === JSON.stringify(end)
  if (!isWhole) throw new DamagedBackup('it does not hold what it says')
  return { manifest: manifest!, totals: end! }
}
