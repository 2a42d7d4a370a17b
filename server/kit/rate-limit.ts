import { createHash } from 'node:crypto'
import { TooManyRequests } from '@feathersjs/errors'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { Database } from './database/database'

/** One limit: so many calls per key within so many seconds; durable ones count in the database, across processes. */
type Limit = { points: number; seconds: number; durable?: true }

const minute = 60
const hour = 3600

const limits = {
  'login-address': { points: 50, seconds: 15 * minute, durable: true },
  'login-name': { points: 10, seconds: 15 * minute, durable: true },
  'reset-address': { points: 20, seconds: hour, durable: true },
  'reset-name': { points: 5, seconds: hour, durable: true },
  'contact-address': { points: 5, seconds: 10 * minute, durable: true },
  'contact-account': { points: 100, seconds: hour, durable: true },
  'payments-address': { points: 30, seconds: 10 * minute, durable: true },
  'payments-account': { points: 600, seconds: 10 * minute, durable: true },
  uploads: { points: 200, seconds: 10 * minute },
  'analytics-address': { points: 300, seconds: minute },
  'analytics-account': { points: 6000, seconds: minute },
  stats: { points: 120, seconds: minute },
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

type Counter = { count(key: string): Promise<number | undefined>; reset(key: string): Promise<unknown> }

const inMemory = ({ points, seconds }: Limit): Counter => {
  const limiter = new RateLimiterMemory({ points, duration: seconds })
  return {
    async count(key) {
      try {
        await limiter.consume(key)
        return undefined
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) return refusal.msBeforeNext / 1000
        throw refusal
      }
    },
    reset: (key) => limiter.delete(key),
  }
}

const createTable = `create unlogged table if not exists rate_limits (
  key text primary key, points integer not null, "expiresAt" timestamptz not null)`

// One statement, so that processes counting at once never lose a call.
const countOne = `insert into rate_limits as had (key, points, "expiresAt")
  values (:key, 1, now() + :seconds * interval '1 second')
  on conflict (key) do update set
    points = case when had."expiresAt" <= now() then 1 else had.points + 1 end,
    "expiresAt" = case when had."expiresAt" <= now() then excluded."expiresAt" else had."expiresAt" end
  returning points, extract(epoch from "expiresAt" - now())::float8 as left`

/** Counters are disposable, so their table is unlogged, made on first use, and swept as it is used. */
const createDurable = ({ knex }: Database) => {
  let table: Promise<unknown> | undefined
  let sweptAt = Date.now()
  const ready = () => {
    // Two processes creating it at once: one of them fails although the table is there a moment later.
    table ??= knex.raw(createTable).catch(() => knex.raw(createTable))
    table.catch(() => (table = undefined))
    return table
  }
  const sweep = async () => {
    if (Date.now() - sweptAt < 10 * minute * 1000) return
    sweptAt = Date.now()
    await knex.raw('delete from rate_limits where "expiresAt" < now()')
  }
  return ({ points, seconds }: Limit): Counter => ({
    async count(key) {
      await ready()
      await sweep()
      const { rows } = await knex.raw(countOne, { key, seconds })
      return rows[0].points > points ? rows[0].left : undefined
    },
    async reset(key) {
      await ready()
      await knex('rate_limits').where({ key }).del()
    },
  })
}

// Hashed: no address or login name is kept, and no key is too long.
const keyOf = (name: string, key: string | number) =>
  `${name}:${createHash('sha256').update(String(key)).digest('base64url')}`

/** The limits of one app; call them outside any transaction, a refused call must count too. */
export const createRateLimits = (database: Database): RateLimits => {
  const durable = createDurable(database)
  const counters = new Map<LimitName, Counter>(
    Object.entries(limits).map(([name, limit]: [string, Limit]) => [
      name as LimitName,
      limit.durable ? durable(limit) : inMemory(limit),
    ]),
  )
  return {
    async limit(name, key) {
      const left = await counters.get(name)!.count(keyOf(name, key))
      if (left === undefined) return
      const retryAfter = Math.max(1, Math.ceil(left))
      throw new TooManyRequests('Too many requests, please try again later.', { retryAfter })
    },
    async reset(name, key) {
      await counters.get(name)!.reset(keyOf(name, key))
    },
  }
}
