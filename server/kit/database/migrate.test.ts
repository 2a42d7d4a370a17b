import { createTestDatabase, type TestDatabase } from '../../test/test-database'
import type { Database } from './database'
import { isCurrent, migrateUp, migrateDown, type Migration } from './migrate'

const first: Migration = {
  name: '20260101000000-first',
  up: (knex) => knex.schema.createTable('first', (table) => table.increments()),
  down: (knex) => knex.schema.dropTable('first'),
}
const second: Migration = {
  name: '20260101000100-second',
  up: (knex) => knex.schema.createTable('second', (table) => table.increments()),
  down: (knex) => knex.schema.dropTable('second'),
}
const failing: Migration = {
  name: '20260101000200-failing',
  up: async (knex) => {
    await knex.schema.createTable('half', (table) => table.increments())
    throw new Error('broken half-way')
  },
  down: async () => {},
}

const url = process.env.TEST_DATABASE_URL
let own: TestDatabase

describe('migrations', () => {
  let database: Database
  beforeAll(async () => {
    own = await createTestDatabase('empty')
    database = await own.open()
    // knex says on the console what the caller gets as an error anyway
    jest.spyOn(database.knex.client.logger, 'warn').mockImplementation(() => {})
  })
  afterAll(async () => {
    await migrateDown(database, [first, second], true)
    await database.close()
    await own.drop()
  })

  test('an empty database is not current', async () => {
    expect(await isCurrent(database, [first])).toBe(false)
  })

  test('a failing migration leaves nothing behind', async () => {
    await expect(migrateUp(database, [first, failing])).rejects.toThrow('broken half-way')
    expect(await database.knex.schema.hasTable('half')).toBe(false)
    expect(await database.knex.schema.hasTable('first')).toBe(false)
  })

  test('run in order of their names, once', async () => {
    expect(await migrateUp(database, [second, first])).toEqual([first.name, second.name])
    expect(await migrateUp(database, [first, second])).toEqual([])
    expect(await isCurrent(database, [first, second])).toBe(true)
    expect(await isCurrent(database, [first, second, failing])).toBe(false)
  })

  test('can be taken back', async () => {
    await migrateDown(database, [first, second])
    expect(await database.knex.schema.hasTable('second')).toBe(false)
    expect(await isCurrent(database, [first, second])).toBe(false)
  })

  test('a lock left by a killed process does not stop the next start', async () => {
    await database.knex('schema_migrations_lock').update({ is_locked: 1 })
    expect(await migrateUp(database, [first])).toEqual([first.name])
    await migrateDown(database, [first])
  })

  const onPostgres = url ? test : test.skip
  onPostgres('of two servers starting at once one migrates and the other waits', async () => {
    const other = await own.open()
    const applied = await Promise.all([
      migrateUp(database, [first, second]),
      migrateUp(other, [first, second]),
    ])
    expect(applied.flat()).toEqual([first.name, second.name])
    await other.close()
  })
})
