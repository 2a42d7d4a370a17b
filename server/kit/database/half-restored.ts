import type { Knex } from 'knex'
import { SettingsError } from '../setting-values'
import type { Database } from './database'

// A table and not a row: it is there before there is anything else, and goes with the rows that come.
const mark = 'unfinished_restore'

/** Marks a database into which a backup is being restored. */
export const markRestore = (knex: Knex): PromiseLike<unknown> =>
  knex.raw(`create table if not exists ${mark} ("startedAt" timestamptz not null default now())`)

/** Takes the mark off, in the transaction that brings the rows. */
export const unmarkRestore = (trx: Knex): PromiseLike<unknown> => trx.raw(`drop table if exists ${mark}`)

/** Refuses to start on a database whose restore was not finished: it would look like a new installation. */
export const refuseHalfRestored = async ({ knex }: Database): Promise<void> => {
  if (await knex.schema.hasTable(mark))
    throw new SettingsError(
      'A restore into this database was not finished. Run it again (npm run admin -- restore FILE), or start on another database.',
    )
}
