import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { Client } from 'pg'
import { openDatabase, type Database } from '../kit/database/database'
import { readSettings } from '../kit/settings'

/** A database of tests; several applications may open the same one on PostgreSQL. */
export interface TestDatabase {
  /** Where it is on PostgreSQL, for a process of its own; the one in memory is nowhere. */
  settings?: { DATABASE_URL: string; DATABASE_DIRECT_URL?: string }
  open(): Promise<Database>
  drop(): Promise<void>
}

const at = (server: URL | string, name: string): string =>
  Object.assign(new URL(server), { pathname: `/${name}` }).href

/** Speaks with the server itself, without the product's limits: a busy disk takes its time to drop a database. */
const administer = async <T>(template: URL, run: (client: Client) => Promise<T>): Promise<T> => {
  // Whoever is connected to a database keeps it from being copied, and a pooler stays so.
  const server = process.env.TEST_DATABASE_DIRECT_URL ?? template
  const client = new Client({ connectionString: at(server, 'postgres') })
  await client.connect()
  try {
    return await run(client)
  } finally {
    await client.end()
  }
}

const drop = (template: URL, name: string) =>
  administer(template, (client) => client.query(`drop database if exists ${name} with (force)`))

const nameOf = (run: string) => `test_${run}_`

const onPostgres = async (template: URL, content: 'migrated' | 'empty'): Promise<TestDatabase> => {
  const name = `${nameOf(process.env.TEST_RUN!)}${randomBytes(6).toString('hex')}`
  const source = content === 'migrated' ? template.pathname.slice(1) : 'template0'
  await administer(template, (client) => client.query(`create database ${name} template ${source}`))
  const direct = process.env.TEST_DATABASE_DIRECT_URL
  const settings = {
    DATABASE_URL: at(template, name),
    ...(direct && { DATABASE_DIRECT_URL: at(direct, name) }),
  }
  return {
    settings,
    open: () => openDatabase(readSettings(settings)),
    drop: async () => void (await drop(template, name)),
  }
}

// Read once per worker.
const snapshots = new Map<string, Blob>()
const snapshotOf = (content: 'migrated' | 'empty'): Blob => {
  const known = snapshots.get(content)
  const file = process.env[`TEST_SNAPSHOT_${content.toUpperCase()}`]!
  const snapshot = known ?? new Blob([readFileSync(file)])
  snapshots.set(content, snapshot)
  return snapshot
}

/** Makes a database: a copy of the migrated one, or an empty one. */
export const createTestDatabase = async (
  content: 'migrated' | 'empty' = 'migrated',
): Promise<TestDatabase> => {
  const { TEST_DATABASE_URL: url } = process.env
  if (url) return onPostgres(new URL(url), content)
  return { open: () => openDatabase({ memory: true, snapshot: snapshotOf(content) }), drop: async () => {} }
}

/** Drops what files of this run have left behind. */
export const dropDatabasesOfRun = async (): Promise<void> => {
  const { TEST_DATABASE_URL: url, TEST_RUN: run } = process.env
  if (!url || !run) return
  const template = new URL(url)
  const { rows } = await administer(template, (client) =>
    client.query<{ datname: string }>('select datname from pg_database where starts_with(datname, $1)', [
      nameOf(run),
    ]),
  )
  for (const { datname } of rows) await drop(template, datname)
}

/** Opens a database of its own; closing it drops it. */
export const openTestDatabase = async (content: 'migrated' | 'empty' = 'migrated'): Promise<Database> => {
  const own = await createTestDatabase(content)
  const database = await own.open()
  return {
    ...database,
    async close() {
      await database.close()
      await own.drop()
    },
  }
}
