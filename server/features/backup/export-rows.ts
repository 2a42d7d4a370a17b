import type { Knex } from 'knex'
import { filePlaces } from '../../kit/media/remove-unused'
import type { BackupRecord, Row, Sequence } from './backup-records'
import { isBackedUp, liveSequences, liveTables, quoted, readExactly, type LiveTable } from './live-schema'
import type { Rows } from '../../kit/database/rows'

const batchRows = 200

async function* rowsOf(trx: Knex.Transaction, { table, columns }: LiveTable): AsyncGenerator<Row> {
  const texts = columns.map(({ column }) => `${quoted(column)}::text as ${quoted(column)}`).join(', ')
  // A file lies whole in its row.
  const atOnce = columns.some(({ type }) => type === 'bytea') ? 1 : batchRows
  await trx.raw(`declare backup_rows no scroll cursor for select ${texts} from ${quoted(table)}`)
  for (;;) {
    const { rows } = await trx.raw<Rows<Record<string, string | null>>>(`fetch ${atOnce} from backup_rows`)
    if (!rows.length) break
    for (const row of rows) yield columns.map(({ column }) => row[column] ?? null)
  }
  await trx.raw('close backup_rows')
}

const storedFile = /\/assets\/([^/?#]+\/.+)$/

/** Notes the files that a row names. */
const collectFiles = ({ table, columns }: LiveTable, named: Set<string>) => {
  const places = filePlaces.filter((place) => place.table === table).map(({ column }) => column)
  const indexes = columns.flatMap(({ column }, index) => (places.includes(column) ? [index] : []))
  return (row: Row) => {
    for (const index of indexes) {
      const [, path] = storedFile.exec(row[index] ?? '') ?? []
      if (path) named.add(path)
    }
  }
}

const sequencesOf = async (trx: Knex.Transaction): Promise<Sequence[]> => {
  const sequences: Sequence[] = []
  for (const name of await liveSequences(trx)) {
    const { rows } = await trx.raw<Rows<{ last: string; is_called: boolean }>>(
      `select last_value::text as last, is_called from ${quoted(name)}`,
    )
    sequences.push([name, rows[0]!.last, rows[0]!.is_called])
  }
  return sequences
}

/** Every row that belongs into a backup, as of one moment, and then the sequences; `named` gets the paths of the files that rows name. */
export async function* exportRows(trx: Knex.Transaction, named: Set<string>): AsyncGenerator<BackupRecord> {
  await readExactly(trx)
  for (const live of (await liveTables(trx)).filter(isBackedUp)) {
    const { table, columns } = live
    yield { table, columns: columns.map(({ column }) => column) }
    const note = collectFiles(live, named)
    for await (const row of rowsOf(trx, live)) {
      note(row)
      yield { row }
    }
  }
  yield { sequences: await sequencesOf(trx) }
}
