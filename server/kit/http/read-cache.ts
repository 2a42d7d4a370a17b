import { createHash } from 'node:crypto'
import type { IncomingMessage, RequestListener } from 'node:http'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { unavailableCause } from '../database/database-unavailable'
import type { ServiceParams } from '../service/table-rules'
import type { RequestContext, Middleware } from './context'

const compress = promisify(gzip)
const minCompressedBytes = 1400
const json = 'application/json; charset=utf-8'

interface Entry {
  account: number
  bytes: Buffer
  zipped?: Buffer
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

interface CacheOptions {
  maxBytes?: number
  isDatabaseAway?: () => boolean
}

/** Caches the answers of public reads as bytes, per account, until something of it changes; while the database is away the last known ones serve, as stale. */
export const createReadCache = ({
  maxBytes = 64 * 1024 * 1024,
  isDatabaseAway = () => false,
}: CacheOptions = {}) => {
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    maxEntrySize: Math.floor(maxBytes / 16),
    sizeCalculation: ({ bytes, zipped }) => bytes.length + (zipped?.length ?? 0) || 1,
  })
  const changedAt = new Map<number, number>()
  const withdrawnAt = new Map<number, number>()
  let clock = 1
  let flushedAt = 0
  /** Milliseconds since 1970 when changes were last sure to arrive; undefined while they do. */
  let suspendedSince: number | undefined

  /** Whether it may be answered to nobody any more, for whatever want of something newer. */
  const isGone = ({ account, since }: Entry) => since < flushedAt || since < (withdrawnAt.get(account) ?? 0)
  const isOutdated = (entry: Entry) => isGone(entry) || entry.since < (changedAt.get(entry.account) ?? 0)

  /** What was true when it was last known. What has changed since is that only while nobody can be asked for something newer. */
  const lastKnown = (key: string): Entry | undefined => {
    const entry = entries.get(key)
    if (!entry || isGone(entry) || (isOutdated(entry) && !isDatabaseAway())) return undefined
    const staleSince = Math.min(entry.until ?? Infinity, suspendedSince ?? Infinity, Date.now())
    return { ...entry, staleSince: Math.max(entry.madeAt, staleSince) }
  }

  return {
    now: () => clock,
    lastKnown,
    get(key: string): Entry | undefined {
      const entry = entries.get(key)
      if (!entry) return undefined
      const { until = Infinity } = entry
      if (!isOutdated(entry) && suspendedSince === undefined && until > Date.now()) return entry
      return isDatabaseAway() ? lastKnown(key) : undefined
    },
    /** Keeps an answer; one whose account changed while it was read is never fresh, but the last known. */
    put(key: string, entry: Entry) {
      if (isGone(entry)) entries.delete(key)
      else if ((entries.peek(key)?.since ?? 0) <= entry.since) entries.set(key, entry)
    },
    /** An account took something back, or was suspended: what was known of it before is not shown any more. */
    withdraw: (account: number) => void withdrawnAt.set(account, ++clock),
    /** Something of an account changed: its answers are outdated from now on. */
    changed: (account: number) => void changedAt.set(account, ++clock),
    /** Changes no longer arrive: nothing is fresh until the next flush. */
    suspend: () => void (suspendedSince ??= Date.now()),
    /** Changes arrive again and some may have been missed: everything is dropped. */
    flush() {
      suspendedSince = undefined
      flushedAt = ++clock
      entries.clear()
    },
  }
}

/** The cache of one application. */
export type ReadCache = ReturnType<typeof createReadCache>

interface Answer {
  status: number
  headers: Record<string, string | number>
  body: Buffer | undefined
}

const secondsSince = (time: number) => Math.floor((Date.now() - time) / 1000)

/** How RFC 9211 marks a stale answer: by a negative lifetime. */
const staleHeaders = ({ madeAt }: Entry, staleSince: number) => ({
  age: secondsSince(madeAt),
  'cache-status': `mainstreet; hit; ttl=${-Math.max(1, secondsSince(staleSince))}; detail=stale-if-error`,
})

/** What a request for a cached answer gets: not modified, compressed or plain. */
const answerOf = ({ headers }: IncomingMessage, entry: Entry): Answer => {
  const { bytes, zipped, etag, type = json, staleSince } = entry
  const always = {
    etag,
    'cache-control': 'no-cache',
    vary: 'accept-encoding, authorization',
    'x-content-type-options': 'nosniff',
    ...(staleSince !== undefined && staleHeaders(entry, staleSince)),
  }
  if (headers['if-none-match']?.includes(etag)) return { status: 304, headers: always, body: undefined }
  const small = zipped !== undefined && String(headers['accept-encoding'] ?? '').includes('gzip')
  const body = small ? zipped : bytes
  const encoding: Record<string, string> = small ? { 'content-encoding': 'gzip' } : {}
  const content = { 'content-type': type, 'content-length': body.length }
  return { status: 200, headers: { ...always, ...content, ...encoding }, body }
}

/** An answer as it is cached: with its fingerprint, and compressed where that is worth it. */
export const cachedAnswer = async (
  answer: Omit<Entry, 'zipped' | 'etag' | 'madeAt' | 'staleSince'>,
): Promise<Entry> => {
  const { bytes } = answer
  const madeAt = Date.now()
  const etag = `"${createHash('sha1').update(bytes).digest('base64url')}"`
  return {
    ...answer,
    madeAt,
    etag,
    zipped: bytes.length > minCompressedBytes ? await compress(bytes) : undefined,
  }
}

/** Answers a request from the cache. */
export const sendCached = (ctx: RequestContext, entry: Entry): void => {
  const { headers, status, body } = answerOf(ctx.req, entry)
  const { vary, ...others } = headers as Record<string, string>
  ctx.set(others)
  ctx.vary(vary!)
  ctx.body = body ?? null
  ctx.status = status
}

/** Reads without a login: everybody who asks the same host for the same address gets the same bytes. */
const keyOf = (req: IncomingMessage, url: string, trustProxy: number): string | undefined => {
  if ((req.method !== 'GET' && req.method !== 'HEAD') || req.headers.authorization) return undefined
  const host = (trustProxy > 0 && req.headers['x-forwarded-host']) || req.headers.host
  return url.startsWith('/api/') ? `${host} ${url}` : undefined
}

/** Answers cached reads before anything else happens to a request; all others go on. */
export const answerCached =
  (
    cache: ReadCache,
    { trustProxy, inside }: { trustProxy: number; inside: RequestListener },
  ): RequestListener =>
  (req, res) => {
    const key = keyOf(req, req.url ?? '', trustProxy)
    const cached = key === undefined ? undefined : cache.get(key)
    if (!cached) return inside(req, res)
    const { status, headers, body } = answerOf(req, cached)
    res.writeHead(status, headers)
    res.end(req.method === 'HEAD' ? undefined : body)
  }

/** Caches what visitors read, and nothing that is read with a login. */
export const publicReads =
  (cache: ReadCache, trustProxy: number): Middleware =>
  async (ctx, next) => {
    const key = keyOf(ctx.req, ctx.originalUrl, trustProxy)
    if (key === undefined) return next()
    const since = cache.now()
    await next()
    const known = ctx.status === 503 ? cache.lastKnown(key) : undefined
    if (known) {
      ctx.remove('retry-after')
      return sendCached(ctx, known)
    }
    const { scope, freshForMs } = (ctx.hook?.params ?? {}) as ServiceParams
    const [account, ...others] = scope?.accounts ?? []
    // The next account to have that name is none of this one's changes.
    if (ctx.state.tenant?.isFormerName) return
    if (ctx.status !== 200 || !scope?.publicOnly || account === undefined || others.length) return
    const bytes = Buffer.from(JSON.stringify(ctx.body))
    const until = freshForMs && Date.now() + freshForMs
    const entry = await cachedAnswer({ account, bytes, since, until })
    cache.put(key, entry)
    sendCached(ctx, entry)
  }

/** Answers with what was last known where a page or file cannot be made for want of the database; its handler says under which `cacheKey` it is cached. */
export const staleIfError =
  (cache: ReadCache): Middleware =>
  async (ctx, next) => {
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
