import { randomUUID } from 'node:crypto'
import { openTestDatabase } from '../test/test-database'
import type { Database } from './database/database'
import { createRateLimits, type LimitName, type RateLimits } from './rate-limit'

const openLimits = (database: Database): RateLimits => {
  const limits = createRateLimits(database)
  limits.add({
    'login-name': { points: 10, seconds: 900, durable: true, of: ['authentication'] },
    'reset-name': { points: 5, seconds: 3600, durable: true },
    'contact-address': { points: 5, seconds: 600, durable: true },
    'stats-address': { points: 120, seconds: 60, durable: true },
  })
  return limits
}

describe('rate limits', () => {
  let database: Database
  let limits: RateLimits
  beforeAll(async () => {
    database = await openTestDatabase()
    limits = openLimits(database)
  })
  afterAll(() => database.close())

  const callTimes = (name: LimitName, key: string, times: number) =>
    Promise.allSettled(Array.from({ length: times }, () => limits.limit(name, key)))

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
    await Promise.all(Array.from({ length: 60 }, () => there.limit('stats-address', key)))
    for (const each of [limits, there])
      await expect(each.limit('stats-address', key)).rejects.toThrow('Too many requests')
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
})
