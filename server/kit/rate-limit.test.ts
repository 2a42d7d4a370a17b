import { randomBytes, randomUUID } from 'node:crypto'
import { openTestDatabase } from '../test/test-database'
import type { Database } from './database/database'
import { createRateLimits, type AddressLimit, type LimitName, type RateLimits } from './rate-limit'

const openLimits = (database: Database): RateLimits => {
  const limits = createRateLimits(database)
  limits.add({
    'login-name': { points: 10, seconds: 900, durable: true, of: ['authentication'] },
    'reset-name': { points: 5, seconds: 3600, durable: true },
    'contact-address': { points: 5, seconds: 600, durable: true },
    'mails-account': { points: 2, seconds: 60 },
    'stats-address': { points: 120, seconds: 60, durable: true },
  })
  return limits
}

const byAddress = (name: LimitName): name is AddressLimit => name.endsWith('-address')

const countOnce = (limits: RateLimits, name: LimitName, key: string) =>
  byAddress(name) ? limits.limitAddress(name, key) : limits.limit(name, key)

describe('rate limits', () => {
  let database: Database
  let limits: RateLimits
  beforeAll(async () => {
    database = await openTestDatabase()
    limits = openLimits(database)
  })
  afterAll(() => database.close())

  const callTimes = (name: LimitName, key: string, times: number) =>
    Promise.allSettled(Array.from({ length: times }, () => countOnce(limits, name, key)))

  test.each<[LimitName, number]>([
    ['login-name', 10],
    ['contact-address', 5],
    ['stats-address', 120],
  ])('%s refuses what is over the limit, and says when to come back', async (name, points) => {
    const key = randomUUID()
    const calls = await callTimes(name, key, points + 2)
    const refused = calls.filter((call) => call.status === 'rejected')
    expect(refused).toHaveLength(2)
    expect(refused[0]!.reason).toMatchObject({ name: 'TooManyRequests', code: 429 })
    expect(refused[0]!.reason.data.retryAfter).toBeGreaterThan(0)
  })

  test('a path knows what it counts against, wherever that is declared', () => {
    limits.add({}, { 'password-change': 'login-name' })
    const known = [{ name: 'login-name', points: 10, seconds: 900 }]
    expect(['authentication', 'password-change', 'users'].map(limits.of)).toEqual([known, known, []])
  })

  test('keys and limits do not touch each other', async () => {
    const key = randomUUID()
    await callTimes('reset-name', key, 6)
    await expect(limits.limit('reset-name', key)).rejects.toThrow('Too many requests')
    await limits.limit('reset-name', randomUUID())
    await limits.limit('login-name', key)
  })

  test('views and clicks of items are counted together by all apps on one database', async () => {
    const key = randomUUID()
    const there = openLimits(database)
    await callTimes('stats-address', key, 60)
    await Promise.all(Array.from({ length: 60 }, () => there.limitAddress('stats-address', key)))
    for (const each of [limits, there])
      await expect(each.limitAddress('stats-address', key)).rejects.toThrow('Too many requests')
  })

  test('durable counters are shared by all apps on one database, and keep no name', async () => {
    const key = `owner-${randomUUID()}@harbour.localhost`
    await callTimes('login-name', key, 10)
    await expect(openLimits(database).limit('login-name', key)).rejects.toThrow('Too many requests')
    expect(JSON.stringify(await database.knex('rate_limits'))).not.toContain('harbour')
  })

  test('a reset and the end of the window both start afresh', async () => {
    const key = randomUUID()
    await callTimes('login-name', key, 11)
    await limits.reset('login-name', key)
    await limits.limit('login-name', key)
    await callTimes('login-name', key, 11)
    await database.knex('rate_limits').update({ expire: Date.now() - 1000 })
    await limits.limit('login-name', key)
  })

  test('a line of IPv6 is one caller, and the network around it ten', async () => {
    const site = `2001:db8:${randomBytes(2).toString('hex')}`
    const from = (line: number, host: number) =>
      limits.limitAddress('contact-address', `${site}:${line.toString(16)}::${host.toString(16)}`)
    for (let host = 1; host <= 5; host++) await from(1, host)
    await expect(from(1, 6)).rejects.toThrow('Too many requests')
    // That one did not count for the network.
    for (let line = 2; line <= 10; line++) for (let host = 1; host <= 5; host++) await from(line, host)
    await expect(from(11, 1)).rejects.toThrow('Too many requests')
    await limits.limitAddress('contact-address', '2001:db8:ffff:1::1')
  })

  test('what closes nothing makes calls wait, longer each time, and says how many they are', async () => {
    const key = randomUUID()
    const past: number[] = []
    const started = performance.now()
    for (let call = 0; call < 4; call++) past.push(await limits.slow('mails-account', key))
    expect(past).toEqual([0, 0, 1, 2])
    expect(performance.now() - started).toBeGreaterThan(700)
  })
})
