import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { migrations } from '../../migrations/index'
import { openDatabase, type Database } from '../kit/database/database'
import { migrateUp } from '../kit/database/migrate'
import { cached } from './cached'

const sources = [
  'migrations',
  'server/kit/database/migrate.ts',
  'server/kit/database/database.ts',
  'server/test/set-up.ts',
  'package-lock.json',
]

const dump = async (database: Database, file: string) => {
  writeFileSync(file, Buffer.from(await (await database.dumpSnapshot()).arrayBuffer()))
  await database.close()
}

const writeEmpty = async (file: string) => {
  const database = await openDatabase({ memory: true })
  // A third of what every copy would load.
  await database.knex.raw('update pg_database set datistemplate = false')
  for (const template of ['template0', 'template1']) await database.knex.raw(`drop database ${template}`)
  await dump(database, file)
}

const writeMigrated = async (file: string, empty: string) => {
  const database = await openDatabase({ memory: true, snapshot: new Blob([readFileSync(empty)]) })
  await migrateUp(database, migrations)
  await dump(database, file)
}

/**
 * Before all tests that need a database: a migrated one to copy (on PostgreSQL in place, else as an archive), an empty
 * one, and a folder for what the run leaves behind.
 */
export default async () => {
  if (process.env.TEST_RUN_FOLDER) return
  process.env.TEST_RUN = randomBytes(4).toString('hex')
  process.env.TEST_RUN_FOLDER = mkdtempSync(path.join(tmpdir(), 'mainstreet-tests-'))
  const databaseUrl = process.env.TEST_DATABASE_DIRECT_URL ?? process.env.TEST_DATABASE_URL
  if (!databaseUrl) {
    const empty = await cached('empty-database', sources, writeEmpty)
    process.env.TEST_SNAPSHOT_EMPTY = empty
    process.env.TEST_SNAPSHOT_MIGRATED = await cached('migrated-database', sources, (file) =>
      writeMigrated(file, empty),
    )
    return
  }
  const database = await openDatabase({ databaseUrl })
  await migrateUp(database, migrations)
  await database.close()
}
