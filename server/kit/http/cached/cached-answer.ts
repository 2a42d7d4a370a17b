import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { unavailableCause } from '../../database/database-unavailable'
import type { Middleware, RequestContext } from '../context'
import { formFor, type Encoding, type Forms } from '../encoding'
import type { ReadCache } from './read-cache'

/** The type of an answer that names none. */
const json = 'application/json; charset=utf-8'

/** An answer as it is cached. */
export interface Entry extends Forms {
  /** Of this answer and its compressed forms alone, however equal another is. */
  id: number
  customerId: number
  /** Milliseconds since 1970 when it was made. */
  madeAt: number
  /** Milliseconds since 1970 after which it is stale by itself. */
  until?: number
  /** JSON where none is named. */
  type?: string
  etag: string
  /** The cache's clock when reading began; older than the account's last change means outdated. */
  since: number
  /** Milliseconds since 1970; only of an answer that is given although it is stale. */
  staleSince?: number
}

let made = 0

/** What an answer is made of. */
type Answered = Pick<Entry, 'bytes' | 'until' | 'type'>

/** An answer as it is cached: with its fingerprint. What is kept is compressed later. */
export const cachedAnswer = (answer: Answered & Pick<Entry, 'customerId' | 'since'>): Entry => ({
  ...answer,
  id: ++made,
  madeAt: Date.now(),
  etag: `"${createHash('sha1').update(answer.bytes).digest('base64url')}"`,
})

/** Whether who asks has this answer already. */
export const isKnownTo = ({ headers }: IncomingMessage, etag: string): boolean =>
  headers['if-none-match']?.includes(etag) ?? false

const secondsSince = (time: number) => Math.floor((Date.now() - time) / 1000)

/** How RFC 9211 marks a stale answer, by a negative lifetime; nothing of one that is fresh. */
export const staleHeaders = ({ madeAt, staleSince }: Entry): Record<string, string> =>
  staleSince === undefined
    ? {}
    : {
        age: String(secondsSince(madeAt)),
        'cache-status': `mainstreet; hit; ttl=${-Math.max(1, secondsSince(staleSince))}; detail=stale-if-error`,
      }

/** The headers of an answer of the cache, of one that is not modified too. */
export const headersOf = ({ etag }: Entry) => ({
  etag,
  'cache-control': 'no-cache',
  vary: 'accept-encoding, authorization',
  'x-content-type-options': 'nosniff',
})

/** The headers of a body of it, in one of its forms. */
export const bodyHeaders = ({ type = json }: Entry, encoding: Encoding): Record<string, string> => ({
  'content-type': type,
  ...(encoding && { 'content-encoding': encoding }),
})

/** Answers a request with what is cached: not modified, compressed or plain. */
export const sendCached = (ctx: RequestContext, entry: Entry): void => {
  const { vary, ...headers } = headersOf(entry)
  ctx.set({ ...headers, ...staleHeaders(entry) })
  ctx.vary(vary)
  if (isKnownTo(ctx.req, entry.etag)) {
    ctx.body = null
    ctx.status = 304
    return
  }
  const [body, encoding] = formFor(ctx.req, entry)
  ctx.body = body
  ctx.set(bodyHeaders(entry, encoding))
  ctx.status = 200
}

/** A file of a site: the words that decide it, the account whose changes outdate it, and how it is made. */
interface SiteFile {
  key: string
  customerId: number
  make(): Promise<Answered | undefined>
}

/** Answers a file of a site from the cache, else makes it and keeps it there; false, and no answer, where there is none to make. */
export const answerFile = async (
  ctx: RequestContext,
  cache: ReadCache,
  { key, customerId, make }: SiteFile,
): Promise<boolean> => {
  ctx.state.cacheKey = key
  const keep = async (since: number) => {
    const answer = await make()
    const entry = answer && cachedAnswer({ customerId, since, ...answer })
    if (entry) cache.put(key, entry)
    return entry
  }
  const entry = cache.get(key) ?? (await cache.once({ key, customerId }, keep))
  if (entry) sendCached(ctx, entry)
  return entry !== undefined
}

/** Answers with what was last known where a page or file cannot be made for want of the database; its handler says under which `cacheKey` it is cached. */
export const staleIfError =
  (cache: ReadCache): Middleware =>
  async (ctx, next) => {
    ctx.state.arrivedAt = cache.now()
    try {
      await next()
    } catch (error) {
      const { cacheKey, log } = ctx.state
      const known = cacheKey && unavailableCause(error) ? cache.lastKnown(cacheKey) : undefined
      if (!known) throw error
      log.error({ err: error }, 'stale answer')
      sendCached(ctx, known)
    }
  }

declare module '../../../declarations' {
  interface Configuration {
    readCache: ReadCache
  }
}
