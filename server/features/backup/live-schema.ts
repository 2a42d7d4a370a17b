import type { Knex } from 'knex'
import type { Rows } from '../../kit/database/rows'

/** A table as the database has it, with the columns that are written. */
export interface LiveTable {
  table: string
  columns: { column: string; type: string }[]
}

/** A rule between two tables, as it is written. */
export interface ForeignKey {
  table: string
  name: string
  definition: string
}

/** A name as SQL has it. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`

const here = `relnamespace = current_schema()::regnamespace`

/** Every table and what is stored in it; generated columns are made again, and what lies in a part of a table is the table's. */
export const liveTables = async (knex: Knex): Promise<LiveTable[]> => {
  const { rows } = await knex.raw<Rows<LiveTable>>(`
    select relname as "table",
      json_agg(json_build_object('column', attname, 'type', format_type(atttypid, atttypmod)) order by attnum) as columns
    from pg_class join pg_attribute on attrelid = pg_class.oid
    where relkind in ('r', 'p') and not relispartition and ${here} and attnum > 0 and not attisdropped and attgenerated = ''
    group by relname order by relname`)
  return rows
}

/** The rules between tables. */
export const foreignKeys = async (knex: Knex): Promise<ForeignKey[]> => {
  const { rows } = await knex.raw<Rows<ForeignKey>>(`
    select relname as "table", conname as name, pg_get_constraintdef(pg_constraint.oid) as definition
    from pg_constraint join pg_class on conrelid = pg_class.oid
    where contype = 'f' and not relispartition and ${here} order by relname, conname`)
  return rows
}

/** The names of all sequences but those of the schema's own changes, which count for one database. */
export const liveSequences = async (knex: Knex): Promise<string[]> => {
  const { rows } = await knex.raw<Rows<{ name: string }>>(
    `select relname as name from pg_class where relkind = 'S' and ${here}
      and not starts_with(relname, 'schema_migrations') order by relname`,
  )
  return rows.map(({ name }) => name)
}

// Sessions end with their server, and with them the phones that are connected. Limits and turns begin anew, messages are for servers that run.
// The next start notes its secrets, and the schema its changes.
const left = new Set([
  'sessions',
  'refresh_tokens',
  'passkey_challenges',
  'phones',
  'phone_notices',
  'rate_limits',
  'job_turns',
  'secret_fingerprints',
  'server_messages',
  'schema_migrations',
  'schema_migrations_lock',
])

/** Whether the rows of a table belong into a backup. */
export const isBackedUp = ({ table }: { table: string }): boolean => !left.has(table)

/** The same text of each value in every database, and all the time that much of it takes. */
export const readExactly = async (trx: Knex.Transaction): Promise<void> => {
  await trx.raw(`set local timezone = 'UTC'; set local datestyle = 'ISO, MDY'; set local intervalstyle = 'postgres';
    set local bytea_output = 'hex'; set local extra_float_digits = 1;
    set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0`)
}
