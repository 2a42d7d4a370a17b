import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { migrations } from '../../../migrations/index'
import { createWholeApp } from '../../test/create-whole-app'
import type { TestApp } from '../../test/create-test-app'
import { startS3StandIn, type S3StandIn } from '../../test/s3-stand-in'
import { openTestDatabase } from '../../test/test-database'
import { openDatabase, type Database } from '../../kit/database/database'
import { migrateUp } from '../../kit/database/migrate'
import { fillEverything, filesOf, newFolder, rowsOf, targetOn } from './backup.factory'
import { foreignKeys, isBackedUp } from './live-schema'
import { makeBackup } from './make-backup'
import { restoreBackup } from './restore-backup'

const backupKey = 'the-key-of-all-backups-in-this-test'
const onPostgres = Boolean(process.env.TEST_DATABASE_URL)

let app: TestApp
let bucket: S3StandIn
let expected: { rows: Awaited<ReturnType<typeof rowsOf>>; files: Record<string, string> }
const open: Database[] = []

const sourceOf = (of: TestApp) => ({
  database: of.get('database'),
  media: of.get('media'),
  settings: { ...of.get('settings'), backupKey },
  say: () => {},
})
const newFile = () => path.join(newFolder(), 'backup')
const opened = async (database: Database) => {
  open.push(database)
  return database
}

beforeAll(async () => {
  bucket = await startS3StandIn()
  app = await createWholeApp({ mediaUrl: bucket.mediaUrl })
  await fillEverything(app)
  expected = { rows: await rowsOf(app.get('database')), files: await filesOf(app.get('media')) }
})
afterAll(async () => {
  for (const database of open) await database.close()
  await app.close()
  await bucket.close()
})

test('there is a row in every table and a file of each kind to be carried', () => {
  const without = Object.entries(expected.rows).flatMap(([table, rows]) => (rows.length ? [] : [table]))
  expect(without.length).toBeLessThan(Object.keys(expected.rows).length / 2)
  expect(Object.keys(expected.files).filter((file) => file.startsWith('private-files/'))).toHaveLength(1)
  expect(Object.keys(expected.files)).toHaveLength(12)
})

test('no table that is kept names one that is left out', async () => {
  const rules = await foreignKeys(app.get('database').knex)
  const lost = rules.filter(
    ({ table, definition }) =>
      isBackedUp({ table }) && !isBackedUp({ table: /REFERENCES "?(\w+)/.exec(definition)![1]! }),
  )
  expect(lost).toEqual([])
})

const targets: [string, () => Promise<Database>][] = [
  ['an empty database', () => openTestDatabase('empty')],
  ['a migrated one', () => openTestDatabase()],
]
if (onPostgres) targets.push(['an embedded one', () => openDatabase({ memory: true })])

test.each(targets)(
  'every row and file comes back in %s, from a bucket to the disk',
  async (_name, openTarget) => {
    const file = newFile()
    const { totals } = await makeBackup(sourceOf(app), file)
    expect(totals.missing).toContainEqual(expect.stringContaining('-gone.jpg'))
    expect(totals.rows.sessions).toBeUndefined()

    const { mediaUrl: _, ...settings } = app.get('settings')
    const target = targetOn(await opened(await openTarget()), { ...settings, backupKey })
    const rules = await foreignKeys(app.get('database').knex)
    await restoreBackup(target, file)
    expect(await rowsOf(target.database)).toEqual(expected.rows)
    expect(await filesOf(target.media)).toEqual(expected.files)
    expect(await foreignKeys(target.database.knex)).toEqual(rules)
    expect(await target.database.knex('secret_fingerprints')).toEqual([])

    const again = await createWholeApp(
      { ...target.settings, dataDir: target.settings.dataDir },
      async () => ({
        ...target.database,
        close: async () => {},
      }),
    )
    const made = await again.service('account').create({ str_company_name: 'After' })
    expect(made).toMatchObject({ str_company_name: 'After' })
    await again.close()
  },
)

const onlyOnPostgres = onPostgres ? test : test.skip
onlyOnPostgres('what an embedded database held comes back on PostgreSQL', async () => {
  const embedded = await createWholeApp({}, async () => {
    const database = await openDatabase({ memory: true })
    await migrateUp(database, migrations)
    return database
  })
  await fillEverything(embedded)
  const file = newFile()
  await makeBackup(sourceOf(embedded), file)
  const target = targetOn(await opened(await openTestDatabase('empty')), {
    ...embedded.get('settings'),
    backupKey,
  })
  await restoreBackup(target, file)
  expect(await rowsOf(target.database)).toEqual(await rowsOf(embedded.get('database')))
  expect(await filesOf(target.media)).toEqual(await filesOf(embedded.get('media')))
  await embedded.close()
})

onlyOnPostgres('a backup is of one moment, whatever is written meanwhile', async () => {
  const { knex } = app.get('database')
  await knex('account').update({ str_mobile_url: '0' })
  await knex('users').update({ name: '0' })
  const written = jest.fn()
  let isOver = false
  const write = async () => {
    for (let count = 1; !isOver; count += 1) {
      await knex.transaction(async (trx) => {
        await trx('account').update({ str_mobile_url: String(count) })
        await trx('users').update({ name: String(count) })
      })
      written()
    }
  }
  const writing = write()
  const file = newFile()
  const moments: Record<string, number> = {}
  const say = (line: string) => (moments[line] = written.mock.calls.length)
  await makeBackup({ ...sourceOf(app), say }, file)
  isOver = true
  await writing
  expect(moments['copying files']).toBeGreaterThan(moments['reading rows']!)

  const target = targetOn(await opened(await openTestDatabase('empty')), {
    ...app.get('settings'),
    backupKey,
  })
  await restoreBackup(target, file)
  const counts = new Set([
    ...(await target.database.knex('account').pluck('str_mobile_url')),
    ...(await target.database.knex('users').pluck('name')),
  ])
  expect(counts.size).toBe(1)
})

test('a picture that goes while files are copied is named, and the backup is whole', async () => {
  const file = newFile()
  const media = app.get('media')
  const logo = Object.keys(expected.files).find((each) => each.endsWith('-logo.jpg'))!
  const get: typeof media.get = async (each) => (each === logo ? null : media.get(each))
  const { totals } = await makeBackup({ ...sourceOf(app), media: { ...media, get } }, file)
  expect(totals.missing).toContain(logo)
  expect(totals.files).toBe(11)
})

test('the tar command opens one that is not encrypted', async () => {
  const file = newFile()
  await makeBackup({ ...sourceOf(app), settings: { ...app.get('settings'), backupKey: undefined } }, file)
  const names = execFileSync('tar', ['-tzf', file], { encoding: 'utf8' }).split('\n')
  expect([names[0], names.at(-2)]).toEqual(['manifest.json', 'end.json'])
  const rows = execFileSync('tar', ['-xzOf', file, 'rows/users.000001.jsonl'], { encoding: 'utf8' }).split(
    '\n',
  )
  expect(JSON.parse(rows[0]!)).toContain('email')
})

test('one that is encrypted is a file of age, of which nothing can be read', async () => {
  const file = newFile()
  await makeBackup(sourceOf(app), file)
  const bytes = readFileSync(file)
  expect(bytes.toString('latin1', 0, 40)).toContain('age-encryption.org/v1\n-> scrypt ')
  expect(bytes.includes(Buffer.from([0x1f, 0x8b, 0x08, 0, 0, 0, 0, 0]))).toBe(false)
})
