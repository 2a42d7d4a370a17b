import { setTimeout as pause } from 'node:timers/promises'
import type { Knex } from 'knex'
import { SettingsError } from '../setting-values'
import type { Table } from '../service/stored-row'
import { adoptSchema } from './adopt-schema'
import { sessionLock } from './advisory-locks'
import type { Database } from './database'
import type { Rows } from './rows'

/** One change of the schema; `name` sorts by number (`0002-message-numbers`) and never changes once it landed. */
export type Migration = { name: string; up(knex: Knex): Promise<unknown>; down(knex: Knex): Promise<unknown> }

const table = 'schema_migrations'
const lockTimeoutMs = 120_000

type Change = (knex: Knex) => Promise<unknown>

// A big table may take longer to change than a request may take to answer.
const unhurried =
  (change: Change): Change =>
  async (knex) => {
    await knex.raw('set local statement_timeout = 0')
    return change(knex)
  }

/** A change of the schema that was made. */
export interface Applied {
  migration: string
  seconds: number
}

type Report = (applied: Applied) => void

const timed =
  (name: string, report: Report, change: Change): Change =>
  async (knex) => {
    const started = performance.now()
    const done = await change(knex)
    report({ migration: name, seconds: Math.round(performance.now() - started) / 1000 })
    return done
  }

const configOf = (migrations: readonly Migration[], report: Report = () => {}): Knex.MigratorConfig => ({
  tableName: table,
  migrationSource: {
    getMigrations: async () => [...migrations].sort((a, b) => (a.name < b.name ? -1 : 1)),
    getMigrationName: (migration: Migration) => migration.name,
    getMigration: async (migration: Migration) => ({
      up: timed(migration.name, report, unhurried(migration.up)),
      down: unhurried(migration.down),
    }),
  },
})

/** Runs `work` while this process alone holds the migration lock; the lock ends with its connection. */
const runAlone = async <T>(database: Database, work: () => Promise<T>): Promise<T> => {
  // The embedded database belongs to one process already, and its only connection must stay free for the work.
  if (database.engine === 'pglite') return work()
  const client = database.direct.client as Knex.Client
  const connection: unknown = await client.acquireConnection()
  const held = sessionLock('migrations', (sql, bindings) =>
    database.direct.raw<Rows<{ got: boolean }>>(sql, bindings).connection(connection),
  )
  const deadline = Date.now() + lockTimeoutMs
  try {
    while (!(await held.tried())) {
      if (Date.now() > deadline)
        throw new Error('Another server has been migrating for two minutes; gave up.')
      await pause(200)
    }
    try {
      return await work()
    } finally {
      await held.release()
    }
  } finally {
    await client.releaseConnection(connection)
  }
}

/** The names of the migrations that were applied, the latest last; none where there is no schema yet. */
export const appliedMigrations = async (knex: Knex): Promise<string[]> =>
  (await knex.schema.hasTable(table)) ? knex(table).orderBy('id').pluck('name') : []

/** An older version could do harm to what a newer one has stored. */
const refuseNewer = async ({ knex }: Database, migrations: readonly Migration[]) => {
  const applied = await appliedMigrations(knex)
  const newer = applied.filter((name) => !migrations.some((migration) => migration.name === name)).at(-1)
  if (newer) {
    const back = 'Start that one, or let it take its changes back: npm run admin -- migrate down.'
    throw new SettingsError(`The database belongs to a newer version of Mainstreet (${newer}). ${back}`)
  }
}

/**
 * Brings the schema up to date, reports each change as it is made and returns their names; refuses one that a newer
 * version made; of several servers one migrates, the others wait.
 */
export const migrateUp = (
  database: Database,
  migrations: readonly Migration[],
  report?: Report,
): Promise<string[]> =>
  runAlone(database, async () => {
    const { migrate: migrator } = database.direct
    const config = configOf(migrations, report)
    const { knex } = database
    await adoptSchema(
      knex,
      await appliedMigrations(knex),
      migrations.map(({ name }) => name),
    )
    await refuseNewer(database, migrations)
    // Whoever holds our own lock is the only one migrating: knex's lock can only be left over from a killed process.
    await migrator.forceFreeMigrationsLock(config)
    const [, applied] = (await migrator.latest(config)) as [number, string[]]
    return applied
  })

/** Takes the latest batch back, or everything, and returns the names. */
export const migrateDown = (
  database: Database,
  migrations: readonly Migration[],
  all = false,
): Promise<string[]> =>
  runAlone(database, async () => {
    const { migrate: migrator } = database.direct
    const config = configOf(migrations)
    await migrator.forceFreeMigrationsLock(config)
    const [, reverted] = (await migrator.rollback(config, all)) as [number, string[]]
    return reverted
  })

/** Takes the migration of this name back if it is still the latest; false where it is not. */
export const stepDown = (
  database: Database,
  migrations: readonly Migration[],
  name: string,
): Promise<boolean> =>
  runAlone(database, async () => {
    if ((await appliedMigrations(database.knex)).at(-1) !== name) return false
    const { migrate: migrator } = database.direct
    const config = configOf(migrations)
    await migrator.forceFreeMigrationsLock(config)
    await migrator.down(config)
    return true
  })

/** Whether every migration of the list has been applied; throws when the database does not answer. */
export const isCurrent = async (database: Database, migrations: readonly Migration[]): Promise<boolean> => {
  const { rows } = await database.knex.raw<Rows<{ present: boolean }>>(
    'select to_regclass(?) is not null as present',
    [table],
  )
  if (!rows[0]!.present) return false
  const applied = new Set(await database.knex(table).pluck('name'))
  return migrations.every((migration) => applied.has(migration.name))
}

declare module 'knex/types/tables' {
  interface Tables {
    schema_migrations: Table<{ id: number; name: string; batch: number; migration_time: Date }>
  }
}
