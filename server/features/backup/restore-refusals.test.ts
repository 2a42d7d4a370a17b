import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { migrations } from '../../../migrations/index'
import { createWholeApp } from '../../test/create-whole-app'
import { newAccount } from '../../test/as'
import type { TestApp } from '../../test/create-test-app'
import { createTestDatabase, openTestDatabase } from '../../test/test-database'
import type { Database } from '../../kit/database/database'
import { isCurrent, migrateUp } from '../../kit/database/migrate'
import { keepSecrets } from '../../kit/settings'
import { filesOf, newFolder, targetOn } from './backup.factory'
import { readBackupCommand } from './backup-command'
import { makeBackup } from './make-backup'
import { restoreBackup } from './restore-backup'

const backupKey = 'the-key-of-all-backups-in-this-test'
let app: TestApp
let file: string
let plain: string
let database: Database

const sourceOf = (key: string | undefined) => ({
  database: app.get('database'),
  media: app.get('media'),
  settings: { ...app.get('settings'), backupKey: key },
  say: () => {},
})
const target = (overrides: object = {}) =>
  targetOn(database, { ...app.get('settings'), backupKey, ...overrides })

beforeAll(async () => {
  app = await createWholeApp()
  const { id } = await newAccount(app)
  // More than a few chunks, and not to be packed smaller.
  for (const digit of '0123456789') {
    const bytes = Buffer.from(Array.from({ length: 100_000 }, () => Math.floor(Math.random() * 256)))
    await app.get('media').put(`nb/${id}/${digit.repeat(32)}-logo.jpg`, bytes, 'image/jpeg')
  }
  file = path.join(newFolder(), 'backup')
  plain = path.join(newFolder(), 'plain')
  await makeBackup(sourceOf(backupKey), file)
  await makeBackup(sourceOf(undefined), plain)
  database = await openTestDatabase('empty')
})
afterAll(async () => {
  await database.close()
  await app.close()
})

/** A refusal is one line, and leaves neither tables nor files. */
const expectRefusal = async (restoring: Promise<unknown>, to: ReturnType<typeof target>, words: string) => {
  const { message } = await restoring.then(
    () => ({ message: 'restored' }),
    (error: Error) => error,
  )
  expect(message).toContain(words)
  expect(message).not.toContain('\n')
  expect(await database.knex.schema.hasTable('account')).toBe(false)
  expect(await filesOf(to.media)).toEqual({})
}

describe.each(['encrypted', 'plain'])('a damaged file that is %s', (kind) => {
  const damaged = (change: (bytes: Buffer) => Buffer) => {
    const copy = path.join(newFolder(), 'damaged')
    writeFileSync(copy, change(readFileSync(kind === 'plain' ? plain : file)))
    return copy
  }
  // Of the second and third chunk, which are full.
  const header = (bytes: Buffer) => bytes.indexOf(10) + 1
  const stride = 256 * 1024 + 20
  const swapped = (bytes: Buffer) => {
    const at = header(bytes)
    const [one, two] = [0, 1].map((index) => bytes.subarray(at + index * stride, at + (index + 1) * stride))
    return Buffer.concat([bytes.subarray(0, at), two!, one!, bytes.subarray(at + 2 * stride)])
  }
  const flipped = (bytes: Buffer) => {
    const at = Math.floor(bytes.length / 2)
    return Buffer.concat([bytes.subarray(0, at), Buffer.from([bytes[at]! ^ 1]), bytes.subarray(at + 1)])
  }

  test.each([
    ['is cut off in a chunk', (bytes: Buffer) => bytes.subarray(0, -100)],
    ['is cut off between chunks', (bytes: Buffer) => bytes.subarray(0, header(bytes) + stride)],
    ['has a bit that is another', flipped],
    ['has two chunks in another order', swapped],
    [
      'lacks a chunk',
      (bytes: Buffer) =>
        Buffer.concat([bytes.subarray(0, header(bytes)), bytes.subarray(header(bytes) + stride)]),
    ],
    ['has more at its end', (bytes: Buffer) => Buffer.concat([bytes, Buffer.from('x')])],
  ])('is refused before anything is written: it %s', async (_name, change) => {
    const to = target()
    await expectRefusal(restoreBackup(to, damaged(change)), to, 'The backup is damaged')
  })
})

test.each([
  ['without its key', { backupKey: undefined }, 'set BACKUP_KEY'],
  ['with another key', { backupKey: 'another-key-of-thirty-two-letters' }, 'BACKUP_KEY is not the key'],
  ['under another SECRET_KEY', { secretKey: 'x'.repeat(40) }, 'SECRET_KEY'],
  ['without a SECRET_KEY', { secretKey: '' }, 'does not hold its SECRET_KEY'],
])('a backup is refused %s', async (_name, overrides, words) => {
  const to = target(overrides)
  await expectRefusal(restoreBackup(to, file), to, words)
})

test('any other file is refused', async () => {
  const other = path.join(newFolder(), 'other')
  writeFileSync(other, 'PK\u0003\u0004 something else\n')
  const to = target()
  await expectRefusal(restoreBackup(to, other), to, 'no backup that this version can read')
})

test('a backup of a newer version is refused by the names of its changes', async () => {
  const to = { ...target(), migrations: migrations.slice(0, -1) }
  await expectRefusal(restoreBackup(to, file), to, migrations.at(-1)!.name)
})

test('a database that somebody uses is refused, and stays as it is', async () => {
  const before = await app.get('database').knex('account').select('*')
  const to = { ...target(), database: app.get('database') }
  await expect(restoreBackup(to, file)).rejects.toThrow('This database is in use')
  expect(await app.get('database').knex('account').select('*')).toEqual(before)
})

test('a backup does not replace a file, and what fails leaves none', async () => {
  await expect(makeBackup(sourceOf(backupKey), file)).rejects.toThrow('is there already')
  const folder = newFolder()
  const broken = { ...app.get('media'), get: () => Promise.reject(new Error('The disk is broken.')) }
  const unfinished = path.join(folder, 'unfinished')
  await expect(makeBackup({ ...sourceOf(backupKey), media: broken }, unfinished)).rejects.toThrow('broken')
  expect(existsSync(unfinished)).toBe(false)
})

test.each([[['backup']], [['restore']], [['backup', 'a', 'b']]])('%j is refused in one line', (args) => {
  expect(() => readBackupCommand(args)).toThrow(`It is: ${args[0]} FILE`)
})

test('an older schema is brought up to date, also where the database was newer', async () => {
  const own = await createTestDatabase('empty')
  const old = await own.open()
  const before = migrations.slice(0, 1)
  await migrateUp(old, before)
  await old.knex('account').insert({ str_company_name: 'Of last year', str_domain: 'old.test' })
  const older = path.join(newFolder(), 'older')
  await makeBackup({ ...sourceOf(backupKey), database: old }, older)
  await old.close()
  await own.drop()

  const newer = await openTestDatabase()
  await restoreBackup({ ...target(), database: newer }, older)
  expect(await isCurrent(newer, migrations)).toBe(true)
  expect(await newer.knex('account').pluck('str_company_name')).toEqual(['Of last year'])
  await newer.close()
})

test('secrets that a server has made are in the encrypted file alone, and come back with it', async () => {
  const { jwtSecret, secretKey } = app.get('settings')
  const settings = { ...app.get('settings'), jwtSecret: '', secretKey: '', dataDir: newFolder() }
  keepSecrets(settings, { jwtSecret, secretKey })
  const [sealed, open] = ['sealed', 'open'].map((name) => path.join(newFolder(), name))
  const made = (key: string | undefined, to: string) =>
    makeBackup({ ...sourceOf(key), settings: { ...settings, backupKey: key } }, to)
  expect((await made(backupKey, sealed!)).holdsSecrets).toBe(true)
  expect((await made(undefined, open!)).holdsSecrets).toBe(false)

  const fresh = await openTestDatabase('empty')
  const to = { ...target({ jwtSecret: '', secretKey: '' }), database: fresh }
  await expect(restoreBackup(to, open!)).rejects.toThrow('does not hold its SECRET_KEY')
  await restoreBackup(to, sealed!)
  const kept = JSON.parse(readFileSync(path.join(to.settings.dataDir, 'secrets.json'), 'utf8'))
  expect(kept).toEqual({ jwtSecret, secretKey })
  await fresh.close()
})
