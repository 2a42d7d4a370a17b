import type { Secrets } from '../../kit/settings'
import { ByteReader } from './byte-reader'
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

const lineOf = (value: unknown) => Buffer.from(`${JSON.stringify(value)}\n`)

/** A record as it stands in the file: a line of JSON; the bytes of a file follow theirs. */
export const writeRecord = (record: BackupRecord): Buffer => {
  if ('row' in record) return lineOf(record.row)
  if (!('file' in record)) return lineOf(record)
  const { file, content } = record
  return Buffer.concat([lineOf({ file, bytes: content.length }), content])
}

type Line = Exclude<BackupRecord, { file: string } | { row: Row }> | { file: string; bytes: number } | Row

/** The records of a backup's content; what it does not end with its totals is damaged. */
export async function* readRecords(source: AsyncIterable<Buffer>): AsyncGenerator<BackupRecord> {
  const reader = new ByteReader(source)
  try {
    for (;;) {
      const line = JSON.parse(await reader.line()) as Line
      if (Array.isArray(line)) yield { row: line }
      else if ('file' in line) yield { file: line.file, content: await reader.bytes(line.bytes) }
      else yield line
      if ('end' in line) break
    }
    if (!(await reader.atEnd())) throw new DamagedBackup('something follows its end')
  } finally {
    await reader.close()
  }
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
      if ('table' in record) totals.rows[(table = record.table)] = 0
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
  source: AsyncIterable<Buffer>,
): Promise<{ manifest: Manifest; totals: Totals }> => {
  const { totals, count } = countRecords()
  let manifest: Manifest | undefined
  let end: Totals | undefined
  for await (const record of readRecords(source)) {
    count(record)
    if ('manifest' in record) manifest = record.manifest
    if ('end' in record) end = record.end
  }
  const isWhole =
    manifest && end && JSON.stringify({ ...totals, missing: end.missing }) === JSON.stringify(end)
  if (!isWhole) throw new DamagedBackup('it does not hold what it says')
  return { manifest: manifest!, totals: end! }
}
