import { createHash } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { TooManyRequests } from '@feathersjs/errors'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible'
import type { FeatureLimits } from '../declarations'
import type { Database } from './database/database'
import { networkOf } from './network-of'

/** One limit: so many calls per key within so many seconds; durable ones count in the database, across processes. */
interface Limit {
  points: number
  seconds: number
  durable?: true
  /** The services and routes whose calls count, for the description of the API. */
  of?: readonly string[]
}

/** Limits by name; the last word of it says what the key is (an address, a login name, an account, whoever calls). */
export type Limits = Readonly<Record<string, Limit>>

/** The name of a limit that a feature has declared. */
export type LimitName = { [F in keyof FeatureLimits]: keyof FeatureLimits[F] }[keyof FeatureLimits] & string

/** A limit by address: of IPv6 it counts lines, not addresses. */
export type AddressLimit = Extract<LimitName, `${string}-address`>

/** A limit as the description of the API tells it. */
export interface NamedLimit {
  name: string
  points: number
  seconds: number
}

/** Counts calls against named limits. */
export type RateLimits = {
  /** Declares limits, and by path what counts against one that is declared elsewhere. */
  add(limits: Limits, limited?: Readonly<Record<string, LimitName>>): void
  /** What limits the calls of a service or route. */
  of(path: string): NamedLimit[]
  /** Counts one call; throws TooManyRequests (429, `data.retryAfter` in seconds, `data.limit`) when there were too many. */
  limit(name: Exclude<LimitName, AddressLimit>, key: string | number): Promise<void>
  /** The same by address: an IPv6 line (/64) at the limit, the network around it (/48) at ten times as much. */
  limitAddress(name: AddressLimit, address: string | undefined): Promise<void>
  /** Counts one call and refuses none: past the limit each waits longer, 10 s at most. Answers how many were past it, with this one; 0 within. */
  slow(name: Exclude<LimitName, AddressLimit>, key: string | number): Promise<number>
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

const isByAddress = (name: string) => name.endsWith('-address')
/** The limit of the network around a line. */
const wideName = (name: string) => `${name}-48`

const waitStepMs = 250
const maxWaitMs = 10_000

const tooMany = ({ msBeforeNext }: RateLimiterRes, { points, duration: seconds }: RateLimiterAbstract) => {
  const retryAfter = Math.max(1, Math.ceil(msBeforeNext / 1000))
  return new TooManyRequests({ ...refusal('too-many-requests'), retryAfter, limit: { points, seconds } })
}

/** The limits of one app; call them outside any transaction, a refused call must count too. */
export const createRateLimits = (database: Database): RateLimits => {
  const storeClient = clientOf(database)
  const limiterOf = (keyPrefix: string, { points, seconds, durable }: Limit) => {
    const bounds = { points, duration: seconds, keyPrefix }
    if (!durable) return new RateLimiterMemory(bounds)
    const table = { tableName: 'rate_limits', tableCreated: true }
    return new RateLimiterPostgres({ ...bounds, ...table, storeClient, storeType: 'client' })
  }
  const limiters = new Map<string, RateLimiterAbstract>()
  const consume = (name: string, key: string | number): Promise<RateLimiterRes | undefined> =>
    limiters
      .get(name)!
      .consume(keyOf(key))
      .then(
        () => undefined,
        (refused: unknown) => {
          if (refused instanceof RateLimiterRes) return refused
          throw refused
        },
      )
  const limit = async (name: string, key: string | number) => {
    const refused = await consume(name, key)
    if (refused) throw tooMany(refused, limiters.get(name)!)
  }
  const known: NamedLimit[] = []
  const counted: { path: string; name: string }[] = []
  return {
    add(limits, limited = {}) {
      for (const [name, limit] of Object.entries(limits)) {
        limiters.set(name, limiterOf(name, limit))
        if (isByAddress(name))
          limiters.set(wideName(name), limiterOf(wideName(name), { ...limit, points: limit.points * 10 }))
        known.push({ name, points: limit.points, seconds: limit.seconds })
        counted.push(...(limit.of ?? []).map((path) => ({ path, name })))
      }
      counted.push(...Object.entries(limited).map(([path, name]) => ({ path, name })))
    },
    of: (path) =>
      known.filter(({ name }) => counted.some((each) => each.path === path && each.name === name)),
    limit,
    async limitAddress(name, address = 'unknown') {
      const line = networkOf(address)
      await limit(name, line)
      const network = networkOf(address, 48)
      if (network !== line) await limit(wideName(name), network)
    },
    async slow(name, key) {
      const refused = await consume(name, key)
      if (!refused) return 0
      const past = refused.consumedPoints - limiters.get(name)!.points
      await setTimeout(Math.min(past * waitStepMs, maxWaitMs))
      return past
    },
    async reset(name, key) {
      await limiters.get(name)!.delete(keyOf(key))
    },
  }
}

declare module '../declarations' {
  interface Configuration {
    limits: RateLimits
  }
}
