import { migrations } from '../migrations/index'
import type { Database } from './kit/database/database'
import { appliedMigrations, isCurrent, migrateUp } from './kit/database/migrate'
import { readMigrateCommand } from './migrate-command'
import { createTestDatabase, type TestDatabase } from './test/test-database'

/** The latest first. */
const byDate = [...migrations].sort((a, b) => (a.name < b.name ? 1 : -1))
const latest = byDate[0]!
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

  test.each([
    ['migrate'],
    ['migrate up'],
    ['migrate down --force'],
    ['migrate down 0'],
    ['migrate down 2 --to x'],
    ['migrate down --to'],
  ])('refuses "%s" and says how it is spelt', (line) => {
    expect(() => readMigrateCommand(line.split(' '))).toThrow(
      'It is: migrate down [COUNT | --to NAME] [--yes]',
    )
  })

  test('refuses a database without a schema', async () => {
    await expect(run('migrate', 'down', '--yes')).rejects.toThrow('nothing to take back')
  })

  test('names what it would take back, and changes nothing without --yes', async () => {
    await migrateUp(database, migrations)
    expect(await run('migrate', 'down')).toContain(`alone is lost:\n${latest.name}\n`)
    expect(await isCurrent(database, migrations)).toBe(true)
  })

  test('takes one step back, and the next start takes it again', async () => {
    expect(await run('migrate', 'down', '--yes')).toContain(`Taken back:\n${latest.name}\n`)
    expect(await isCurrent(database, migrations)).toBe(false)
    expect(await migrateUp(database, migrations)).toEqual([latest.name])
  })

  test('takes so many steps back, or all that came after a name, and says which before', async () => {
    const [, , third] = byDate
    expect(await run('migrate', 'down', '2')).toContain(`${byDate[0]!.name}\n${byDate[1]!.name}\nStop`)
    await run('migrate', 'down', '2', '--yes')
    expect(await appliedMigrations(database.knex)).toHaveLength(migrations.length - 2)
    await expect(run('migrate', 'down', '--to', third!.name, '--yes')).rejects.toThrow('nothing to take back')
    await expect(run('migrate', 'down', '--to', 'nothing')).rejects.toThrow('was never applied')
    await expect(run('migrate', 'down', '999')).rejects.toThrow('changes were applied')
    const applied: string[] = []
    await migrateUp(database, migrations, ({ migration, seconds }) => {
      expect(seconds).toBeGreaterThanOrEqual(0)
      applied.push(migration)
    })
    expect(applied).toEqual([byDate[1]!.name, byDate[0]!.name])
    expect(await run('migrate', 'down', '--yes', '--to', third!.name)).toContain(
      `The latest is ${third!.name}`,
    )
    await migrateUp(database, migrations)
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
