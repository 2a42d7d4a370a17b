import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { openDatabase, type Database } from '../kit/database'

/** A database that belongs to one test file; several applications may open the same one on PostgreSQL. */
export interface TestDatabase {
  /** Where it is on PostgreSQL, for a process of its own; the one in memory is nowhere. */
  url?: string
  open(): Promise<Database>
  drop(): Promise<void>
}

const administer = async (template: URL, sql: string) => {
  const maintenance = new URL(template)
  maintenance.pathname = '/postgres'
  const database = await openDatabase({ databaseUrl: maintenance.href })
  try {
    await database.knex.raw(sql)
  } finally {
    await database.close()
  }
}

const onPostgres = async (template: URL, content: 'migrated' | 'empty'): Promise<TestDatabase> => {
  const name = `test_${randomBytes(8).toString('hex')}`
  const source = content === 'migrated' ? template.pathname.slice(1) : 'template0'
  await administer(template, `create database ${name} template ${source}`)
  const own = new URL(template)
  own.pathname = `/${name}`
  return {
    url: own.href,
    open: () => openDatabase({ databaseUrl: own.href }),
    drop: () => administer(template, `drop database ${name} with (force)`),
  }
}

/** Makes a database for one test file: a copy of the migrated one, or an empty one. */
export const createTestDatabase = async (
  content: 'migrated' | 'empty' = 'migrated',
): Promise<TestDatabase> => {
  const { TEST_DATABASE_URL: url, TEST_DATABASE_SNAPSHOT: file } = process.env
  if (url) return onPostgres(new URL(url), content)
  const snapshot = content === 'migrated' ? new Blob([readFileSync(file!)]) : undefined
  return { open: () => openDatabase({ memory: true, snapshot }), drop: async () => {} }
}

/** Opens a database for one test file; closing it drops it. */
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
