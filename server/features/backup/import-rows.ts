import type { Knex } from 'knex'
import { unmarkRestore } from '../../kit/database/half-restored'
import type { Rows } from '../../kit/database/rows'
import { CommandError } from '../users/command-error'
import { countRecords, type BackupRecord, type Row, type Say, type Sequence } from './backup-records'
import { foreignKeys, isBackedUp, liveTables, quoted, readExactly, type LiveTable } from './live-schema'

const batchRows = 500
const batchBytes = 1024 * 1024

/** Whether anybody has used a database: who begins to fill one makes an account or a user. */
export const isEmpty = async (knex: Knex): Promise<boolean> => {
  const { rows } = await knex.raw<Rows<{ used: number }>>(
    `select (select count(*) from account) + (select count(*) from users) as used`,
  )
  return Number(rows[0]!.used) === 0
}

/** Loads rows in batches, each as one statement over a list of texts for each column. */
const createLoader = (trx: Knex.Transaction, { table, columns }: LiveTable) => {
  const names = columns.map(({ column }) => quoted(column)).join(', ')
  const values = columns.map(({ type }, index) => `given.c${index}::${type}`).join(', ')
  const lists = columns.map(() => '?::text[]').join(', ')
  const given = columns.map((_, index) => `c${index}`).join(', ')
  const statement = `insert into ${quoted(table)} (${names}) overriding system value
    select ${values} from unnest(${lists}) as given (${given})`
  let batch: Row[] = []
  let size = 0
  const flush = async () => {
    if (!batch.length) return
    // Typed as bindings of knex; the driver writes a list of texts as PostgreSQL reads one.
    const bindings = columns.map((_, index) => batch.map((row) => row[index])) as never
    batch = []
    size = 0
    await trx.raw(statement, bindings)
  }
  return {
    flush,
    async add(row: Row) {
      batch.push(row)
      size += row.reduce((sum, value) => sum + (value?.length ?? 0), 0)
      if (batch.length >= batchRows || size >= batchBytes) await flush()
    },
  }
}

const inTheirOrder = (
  tables: readonly LiveTable[],
  { table, columns }: { table: string; columns: string[] },
) => {
  const live = tables.find((each) => each.table === table)
  const types = new Map(live?.columns.map(({ column, type }) => [column, type]))
  const unknown = columns.find((column) => !types.has(column))
  if (!live || unknown)
    throw new CommandError(`The backup has ${unknown ?? 'rows'} of ${table}, which this database does not.`)
  return { table, columns: columns.map((column) => ({ column, type: types.get(column)! })) }
}

const setSequences = async (trx: Knex.Transaction, sequences: readonly Sequence[]) => {
  for (const [name, last, isCalled] of sequences)
    await trx.raw('select setval(?::regclass, ?::bigint, ?)', [quoted(name), last, isCalled])
}

const loadRecords = async (trx: Knex.Transaction, records: AsyncIterable<BackupRecord>, say: Say) => {
  const tables = await liveTables(trx)
  let current: ReturnType<typeof createLoader> | undefined
  const { count } = countRecords(say)
  for await (const record of records) {
    count(record)
    if ('row' in record) {
      await current!.add(record.row)
      continue
    }
    await current?.flush()
    current = undefined
    if ('table' in record) current = createLoader(trx, inTheirOrder(tables, record))
    if ('sequences' in record) {
      await setSequences(trx, record.sequences)
      break
    }
  }
}

/** Loads the rows and sequences of a backup in place of what the schema's own changes have put there: all of it or nothing. */
export const importRows = (knex: Knex, records: AsyncIterable<BackupRecord>, say: Say): Promise<void> =>
  knex.transaction(async (trx) => {
    await readExactly(trx)
    await trx.raw('lock table account, users in access exclusive mode')
    if (!(await isEmpty(trx))) throw notEmpty()
    const tables = (await liveTables(trx)).filter(
      (each) => isBackedUp(each) || each.table === 'secret_fingerprints',
    )
    await trx.raw(`truncate ${tables.map(({ table }) => quoted(table)).join(', ')} cascade`)
    // Rows come table by table, and some tables name each other or themselves; made anew, the rules look at every row.
    const rules = await foreignKeys(trx)
    for (const { table, name } of rules)
      await trx.raw(`alter table ${quoted(table)} drop constraint ${quoted(name)}`)
    await loadRecords(trx, records, say)
    for (const { table, name, definition } of rules)
      await trx.raw(`alter table ${quoted(table)} add constraint ${quoted(name)} ${definition}`)
    await unmarkRestore(trx)
  })

/** What is said where there is something that a restore would overwrite. */
export const notEmpty = (): CommandError =>
  new CommandError('This database is in use (there are accounts or users): restore into an empty one.')
