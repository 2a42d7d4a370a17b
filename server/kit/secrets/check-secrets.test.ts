import { openTestDatabase } from '../../test/test-database'
import type { Database } from '../database/database'
import { SettingsError } from '../settings'
import { checkSecrets } from './check-secrets'

const jwtSecret = 'j'.repeat(32)
const secretKey = 's'.repeat(32)
let database: Database

beforeEach(async () => {
  database = await openTestDatabase()
})
afterEach(() => database.close())

/** What a start says. */
const start = async (settings: object = {}) => {
  const warn = jest.fn()
  await checkSecrets(database, {
    settings: { jwtSecret, secretKey, production: true, ...settings },
    log: { warn },
  })
  return warn.mock.calls.flat().join('\n')
}

test('the first start notes its secrets, not readable, and the same ones are welcome ever after', async () => {
  expect(await start()).toBe('')
  expect(await start()).toBe('')
  const rows = await database.knex('secret_fingerprints')
  expect(rows).toHaveLength(2)
  expect(JSON.stringify(rows)).not.toMatch(/jjj|sss/)
})

test('another SECRET_KEY ends the start in production with one line, however often it is tried', async () => {
  await start()
  const other = { secretKey: 'o'.repeat(32) }
  for (let tries = 0; tries < 2; tries += 1) {
    const refused = await start(other).catch((error: Error) => error)
    expect(refused).toBeInstanceOf(SettingsError)
    expect((refused as Error).message).toMatch(/^SECRET_KEY is not the one[^\n]*$/)
  }
  expect(await start()).toBe('')
})

test('elsewhere it is warned of at every start', async () => {
  await start()
  const other = { secretKey: 'o'.repeat(32), production: false }
  expect(await start(other)).toContain('SECRET_KEY is not the one')
  expect(await start(other)).toContain('SECRET_KEY is not the one')
})

test('a lost SECRET_KEY is given up as the refusal says', async () => {
  await start()
  const other = { secretKey: 'o'.repeat(32) }
  const { message } = (await start(other).catch((error: Error) => error)) as Error
  await database.knex.raw(/delete from [^;]+/.exec(message)![0])
  expect(await start(other)).toBe('')
})

test('another JWT_SECRET is warned of once, because it may be meant', async () => {
  await start()
  const other = { jwtSecret: 'o'.repeat(32) }
  expect(await start(other)).toContain('everybody has to sign in again')
  expect(await start(other)).toBe('')
})
