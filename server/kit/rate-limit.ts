import { createHash } from 'node:crypto'
import { TooManyRequests } from '@feathersjs/errors'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Database } from './database/database'

/** One limit: so many calls per key within so many seconds; durable ones count in the database, across processes. */
type Limit = { points: number; seconds: number; durable?: true }

const minuteSeconds = 60
const hourSeconds = 3600

const limits = {
  'login-address': { points: 50, seconds: 15 * minuteSeconds, durable: true },
  'login-name': { points: 10, seconds: 15 * minuteSeconds, durable: true },
  'reset-address': { points: 20, seconds: hourSeconds, durable: true },
  'reset-name': { points: 5, seconds: hourSeconds, durable: true },
  'email-change-user': { points: 5, seconds: hourSeconds, durable: true },
  'email-change-address': { points: 5, seconds: hourSeconds, durable: true },
  'exports-account': { points: 6, seconds: 24 * hourSeconds, durable: true },
  'contact-address': { points: 5, seconds: 10 * minuteSeconds, durable: true },
  'mails-account': { points: 60, seconds: hourSeconds, durable: true },
  'contact-account': { points: 100, seconds: hourSeconds, durable: true },
  'payments-address': { points: 30, seconds: 10 * minuteSeconds, durable: true },
  'payments-account': { points: 600, seconds: 10 * minuteSeconds, durable: true },
  'webhooks-account': { points: 1200, seconds: minuteSeconds },
  'webhooks-forged-address': { points: 60, seconds: minuteSeconds },
  uploads: { points: 200, seconds: 10 * minuteSeconds },
  'analytics-address': { points: 300, seconds: minuteSeconds },
  'analytics-account': { points: 6000, seconds: minuteSeconds },
  stats: { points: 120, seconds: minuteSeconds },
} as const satisfies Record<string, Limit>

/** The name of a limit; the last word says what its key is (an address, a login name, an account). */
export type LimitName = keyof typeof limits

/** Counts calls against named limits. */
export type RateLimits = {
  /** Counts one call; throws TooManyRequests (429, `data.retryAfter` in seconds) when there were too many. */
  limit(name: LimitName, key: string | number): Promise<void>
  /** Forgets a key, such as a login name after a good login. */
  reset(name: LimitName, key: string | number): Promise<void>
}

interface Statement {
  text: string
  values?: (string | number | null)[]
}

/** Asks through knex, whose pool waits its turn and notices when the database is away. */
const clientOf = ({ knex }: Database) => ({
  query: ({ text, values = [] }: Statement) =>
    knex.raw(
      text.replaceAll(/\$(\d)/g, ':value$1'),
      Object.fromEntries(values.map((value, index) => [`value${index + 1}`, value])),
    ),
})

// Hashed: no address or login name is stored, and no key is too long.
const keyOf = (key: string | number) => createHash('sha256').update(String(key)).digest('base64url')

/** The limits of one app; call them outside any transaction, a refused call must count too. */
export const createRateLimits = (database: Database): RateLimits => {
  const storeClient = clientOf(database)
  const limiterOf = (keyPrefix: string, { points, seconds, durable }: Limit) => {
    const bounds = { points, duration: seconds, keyPrefix }
    if (!durable) return new RateLimiterMemory(bounds)
    const table = { tableName: 'rate_limits', tableCreated: true }
    return new RateLimiterPostgres({ ...bounds, ...table, storeClient, storeType: 'client' })
  }
  const limiters = new Map(
    Object.entries(limits).map(([name, limit]) => [name as LimitName, limiterOf(name, limit)]),
  )
  return {
    async limit(name, key) {
      try {
        await limiters.get(name)!.consume(keyOf(key))
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal
        const retryAfter = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
        throw new TooManyRequests('Too many requests, please try again later.', { retryAfter })
      }
    },
    async reset(name, key) {
      await limiters.get(name)!.delete(keyOf(key))
    },
  }
}
