import { migrations } from '../migrations/index'
import type { Database } from './kit/database/database'
import { isCurrent, migrate } from './kit/database/migrate'
import { readMigrateCommand } from './migrate-command'
import { createTestDatabase, type TestDatabase } from './test/test-database'

const latest = [...migrations].sort((a, b) => (a.name < b.name ? 1 : -1))[0]!
let own: TestDatabase
let database: Database

beforeAll(async () => {
  own = await createTestDatabase('empty')
  database = await own.open()
})
afterAll(async () => {
  await database.close()
  await own.drop()
})

const run = (...args: string[]) => readMigrateCommand(args)!(database)

describe('npm run admin -- migrate', () => {
  test('leaves other commands and questions to others', () => {
    for (const line of [[], ['list-staff'], ['migrate', '--help']])
      expect(readMigrateCommand(line)).toBeUndefined()
  })

  test.each([['migrate'], ['migrate up'], ['migrate down --force'], ['migrate down --yes 2']])(
    'refuses "%s" and says how it is spelt',
    (line) => {
      expect(() => readMigrateCommand(line.split(' '))).toThrow('It is: migrate down [--yes]')
    },
  )

  test('refuses a database without a schema', async () => {
    await expect(run('migrate', 'down', '--yes')).rejects.toThrow('nothing to take back')
  })

  test('names what it would take back, and changes nothing without --yes', async () => {
    await migrate(database, migrations)
    expect(await run('migrate', 'down')).toContain(`This takes ${latest.name} back`)
    expect(await isCurrent(database, migrations)).toBe(true)
  })

  test('takes one step back, and the next start takes it again', async () => {
    expect(await run('migrate', 'down', '--yes')).toContain(`${latest.name} is taken back`)
    expect(await isCurrent(database, migrations)).toBe(false)
    expect(await migrate(database, migrations)).toEqual([latest.name])
  })

  test('refuses what a newer version brought, as a start of this version does', async () => {
    await database
      .knex('schema_migrations')
      .insert({ name: '29990101000000-newer', batch: 9, migration_time: new Date() })
    await expect(run('migrate', 'down', '--yes')).rejects.toThrow(
      '29990101000000-newer came with a newer version',
    )
  })
})
