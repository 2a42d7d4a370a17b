import { migrations } from '../../../migrations/index'
import { createTestDatabase, type TestDatabase } from '../../test/test-database'
import type { Database } from './database'
import { appliedMigrations, migrateDown, migrateUp } from './migrate'

let own: TestDatabase
let database: Database
beforeEach(async () => {
  own = await createTestDatabase('empty')
  database = await own.open()
})
afterEach(async () => {
  await database.close()
  await own.drop()
})

const names = migrations.map(({ name }) => name)

/** Makes the schema up to a change, as versions that called changes by a date had noted it. */
const makeOld = async (count: number, applied: readonly string[]) => {
  await migrateUp(database, migrations.slice(0, count))
  const { knex } = database
  await knex('schema_migrations').delete()
  await knex('schema_migrations').insert(
    applied.map((name) => ({ name, batch: 1, migration_time: new Date() })),
  )
}

const before = ['20260101000100-accounts', '20260101001790-orders-due-first', '20260101001800-return-policy']

test('a schema that came in dated steps is taken as it is, and goes on from there', async () => {
  await makeOld(1, before)
  await database.knex('account').insert({ str_company_name: 'Of last year', str_domain: 'old.test' })
  expect(await migrateUp(database, migrations)).toEqual(names.slice(1))
  expect(await appliedMigrations(database.knex)).toEqual(names)
  expect(await database.knex('account').pluck('str_company_name')).toEqual(['Of last year'])
  expect(await migrateUp(database, migrations)).toEqual([])
})

test('later dated steps are known by their numbers', async () => {
  await makeOld(3, [...before, '20260101001810-message-numbers', '20260101001850-order-confirmations'])
  expect(await migrateUp(database, migrations)).toEqual(names.slice(3))
  expect(await appliedMigrations(database.knex)).toEqual(names)
})

test('one that is older is refused, and stays as it was', async () => {
  await makeOld(1, before.slice(0, 2))
  await expect(migrateUp(database, migrations)).rejects.toThrow('20260101001800-return-policy is missing')
  expect(await appliedMigrations(database.knex)).toEqual(before.slice(0, 2))
})

test('the first step goes back as a whole', async () => {
  await migrateUp(database, migrations)
  await migrateDown(database, migrations, true)
  const tables = await database
    .knex('pg_tables')
    .whereRaw('schemaname = current_schema()')
    .pluck<string[]>('tablename')
  expect(tables.filter((name) => !name.startsWith('schema_migrations'))).toEqual([])
  expect(await migrateUp(database, migrations)).toEqual(names)
})
