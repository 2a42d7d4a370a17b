import { createHash } from 'node:crypto'
import { TooManyRequests } from '@feathersjs/errors'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Database } from './database/database'

/** One limit: so many calls per key within so many seconds; durable ones count in the database, across processes. */
type Limit = {
  points: number
  seconds: number
  durable?: true
  /** The services and routes whose calls count, for the description of the API. */
  of: readonly string[]
}

const minuteSeconds = 60
const hourSeconds = 3600

const limits = {
  'login-address': { points: 50, seconds: 15 * minuteSeconds, durable: true, of: ['authentication'] },
  'login-name': {
    points: 10,
    seconds: 15 * minuteSeconds,
    durable: true,
    of: ['authentication', 'password-change', 'email-change-request'],
  },
  'reset-address': {
    points: 20,
    seconds: hourSeconds,
    durable: true,
    of: ['password-reset', 'password-reset-request', 'email-change'],
  },
  'reset-name': { points: 5, seconds: hourSeconds, durable: true, of: ['password-reset-request'] },
  'email-change-user': { points: 5, seconds: hourSeconds, durable: true, of: ['email-change-request'] },
  'email-change-address': { points: 5, seconds: hourSeconds, durable: true, of: ['email-change-request'] },
  'invitation-address': {
    points: 60,
    seconds: hourSeconds,
    durable: true,
    of: ['invitation-view', 'invitation-accept'],
  },
  'invitations-user': {
    points: 30,
    seconds: hourSeconds,
    durable: true,
    of: ['invitations', 'invitation-resend', 'open-business'],
  },
  'exports-account': { points: 6, seconds: 24 * hourSeconds, durable: true, of: ['account-exports'] },
  'buyer-archives-account': { points: 60, seconds: hourSeconds, of: ['buyer-archive'] },
  // Each ticket is good for one download; it is over before its count is.
  'export-ticket': { points: 1, seconds: 2 * minuteSeconds, durable: true, of: [] },
  'contact-address': { points: 5, seconds: 10 * minuteSeconds, durable: true, of: ['contact'] },
  'mails-account': { points: 60, seconds: hourSeconds, durable: true, of: ['mail-resend'] },
  'contact-account': { points: 100, seconds: hourSeconds, durable: true, of: ['contact'] },
  'payments-address': { points: 30, seconds: 10 * minuteSeconds, durable: true, of: ['payments'] },
  'payments-account': { points: 600, seconds: 10 * minuteSeconds, durable: true, of: ['payments'] },
  'webhooks-account': { points: 1200, seconds: minuteSeconds, of: ['webhooks/stripe/{customerId}'] },
  'webhooks-forged-address': { points: 60, seconds: minuteSeconds, of: ['webhooks/stripe/{customerId}'] },
  'webhook-tests-account': { points: 60, seconds: hourSeconds, of: ['webhook-test', 'webhook-resend'] },
  uploads: {
    points: 200,
    seconds: 10 * minuteSeconds,
    of: ['media-upload', 'market-import', 'account-export-download'],
  },
  'analytics-address': { points: 300, seconds: minuteSeconds, of: ['profile-analytics'] },
  'analytics-account': { points: 6000, seconds: minuteSeconds, of: ['profile-analytics'] },
  stats: { points: 120, seconds: minuteSeconds, durable: true, of: ['market-stats'] },
} as const satisfies Record<string, Limit>

/** The name of a limit; the last word says what its key is (an address, a login name, an account). */
export type LimitName = keyof typeof limits

/** What limits the calls of a service or route. */
export const limitsOf = (path: string): { name: LimitName; points: number; seconds: number }[] =>
  Object.entries(limits)
    .filter(([, limit]) => (limit.of as readonly string[]).includes(path))
    .map(([name, { points, seconds }]) => ({ name: name as LimitName, points, seconds }))

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

// No answer waits until a count is on the disk: what a crash of the database loses is half a second of counts.
const unhurried = ", set_config('synchronous_commit', 'off', true)"

/** Asks through knex, whose pool waits its turn and notices when the database is away. */
const clientOf = ({ knex }: Database) => ({
  query: ({ text, values = [] }: Statement) =>
    knex.raw(
      text
        .replace(/RETURNING points, expire/, (columns) => columns + unhurried)
        .replaceAll(/\$(\d)/g, ':value$1'),
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
