import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { migrations } from '../../../migrations/index'
import { createWholeApp } from '../../test/create-whole-app'
import { createTestDatabase, type TestDatabase } from '../../test/test-database'
import { openDatabase, type Database } from '../../kit/database/database'
import { isCurrent, migrateUp } from '../../kit/database/migrate'
import { createMediaStore } from '../../kit/media/media-store'
import { runAdmin } from './admin-process.factory'
import { fillEverything, filesOf, newFolder, rowsOf } from './backup.factory'

const backupKey = 'the-key-of-all-backups-in-this-test'
const secrets = { JWT_SECRET: 'j'.repeat(32), SECRET_KEY: 's'.repeat(32) }

interface Place {
  settings: Record<string, string>
  open(): Promise<Database>
}

const inFolder = (): Place => {
  const DATA_DIR = newFolder()
  return { settings: { DATA_DIR }, open: () => openDatabase({ dataDir: DATA_DIR }) }
}

const made: TestDatabase[] = []
const onPostgres = async (): Promise<Place> => {
  const database = await createTestDatabase('empty')
  made.push(database)
  return { settings: { DATA_DIR: newFolder(), ...database.settings }, open: database.open }
}

const places: [string, () => Place | Promise<Place>][] = [['in a folder', inFolder]]
if (process.env.TEST_DATABASE_URL) places.push(['on PostgreSQL', onPostgres])

afterAll(async () => {
  for (const each of made) await each.drop()
})

const filled = async ({ settings, open }: Place) => {
  const { SECRET_KEY: secretKey, JWT_SECRET: jwtSecret } = secrets
  const app = await createWholeApp({ dataDir: settings.DATA_DIR!, secretKey, jwtSecret }, async () => {
    const database = await open()
    await migrateUp(database, migrations)
    return database
  })
  const { id } = await fillEverything(app)
  await app.get('database').knex.raw(
    `insert into contact_messages ("customerId", name, email, message)
      select ?, 'Buyer ' || n, 'b' || n || '@buyers.test', repeat(n::text, 20) from generate_series(1, 20000) as n`,
    [id],
  )
  const content = { rows: await rowsOf(app.get('database')), files: await filesOf(app.get('media')) }
  const backup = path.join(newFolder(), 'backup')
  await app.close()
  const ended = await runAdmin(['backup', backup], { ...settings, ...secrets, BACKUP_KEY: backupKey })
  return { content, backup, ended }
}

describe.each(places)('the commands %s', (_where, place) => {
  let source: Awaited<ReturnType<typeof filled>>
  beforeAll(async () => {
    source = await filled(await place())
  })

  test('a backup says what it holds and that it was read back', () => {
    const { ended, backup } = source
    expect(ended).toMatchObject({ code: 0, out: expect.stringContaining('12 files') })
    expect(ended.out).toContain('read back and found whole')
    expect(ended.out).toContain('encrypted with BACKUP_KEY')
    expect(ended.out).toContain('-gone.jpg')
    expect(ended.err).toContain('rows, now contact_messages')
    expect(existsSync(backup)).toBe(true)
  })

  test('a restore that is killed leaves nothing of its rows, and the next one brings back all', async () => {
    const { settings, open } = await place()
    const env = { ...settings, ...secrets, BACKUP_KEY: backupKey }
    const killed = await runAdmin(['restore', source.backup], env, /loading rows\n[^]*rows, now/)
    expect(killed).toMatchObject({ code: null, out: '' })
    const half = await open()
    expect(await half.knex('account')).toEqual([])
    expect(await half.knex('contact_messages')).toEqual([])
    await half.close()
    // No command and no start takes it for a new installation.
    const started = await runAdmin(['list-staff'], env)
    expect(started).toMatchObject({ code: 1, err: expect.stringMatching(/^A restore .* was not finished\./) })

    const whole = await runAdmin(['restore', source.backup], env)
    expect(whole).toMatchObject({ code: 0, out: expect.stringContaining('Restored') })
    const database = await open()
    expect(await isCurrent(database, migrations)).toBe(true)
    expect(await rowsOf(database)).toEqual(source.content.rows)
    await database.close()
    const media = createMediaStore({ dataDir: settings.DATA_DIR! })
    expect(await filesOf(media)).toEqual(source.content.files)
  })
})

test('a backup of a folder whose server runs says in one line to stop it', async () => {
  const { settings, open } = inFolder()
  const running = await open()
  const { code, err } = await runAdmin(['backup', path.join(newFolder(), 'backup')], {
    ...settings,
    ...secrets,
  })
  expect(code).toBe(1)
  expect(err).toMatch(/^[^\n]*stop the server[^\n]*\n$/)
  await running.close()
})

test('without BACKUP_KEY it says that nothing is encrypted, and no secret is in the file', async () => {
  const { settings, open } = inFolder()
  const listed = await runAdmin(['list-staff'], settings)
  expect(listed.code).toBe(0)
  const kept = path.join(settings.DATA_DIR!, 'secrets.json')
  const before = readFileSync(kept, 'utf8')
  const file = path.join(newFolder(), 'backup')
  const { out } = await runAdmin(['backup', file], settings)
  expect(out).toContain('NOT encrypted')

  // A folder without its secrets gets none by the way.
  const database = await open()
  await database.close()
  rmSync(kept)
  const { code, err } = await runAdmin(['restore', file], settings)
  expect(code).toBe(1)
  expect(err).toContain(`does not hold its SECRET_KEY`)
  expect(existsSync(kept)).toBe(false)
  expect(before).toContain('secretKey')
})

test('the help names both', async () => {
  const { out } = await runAdmin(['--help'], {})
  expect(out).toContain('backup FILE')
  expect(out).toContain('restore FILE')
})
