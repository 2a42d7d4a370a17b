import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Middleware } from './context'

const compress = promisify(gzip)
const worthCompressing = 1400

interface Entry {
  account: number
  bytes: Buffer
  zipped?: Buffer
  etag: string
  /** The cache's clock when reading began; older than the account's last change means stale. */
  since: number
}

/** Answers of public reads, kept as bytes per account until something of that account changes. */
export const createReadCache = (maxBytes = 64 * 1024 * 1024) => {
  const entries = new Map<string, Entry>()
  const changedAt = new Map<number, number>()
  let clock = 1
  let flushedAt = 0
  let size = 0

  const drop = (key: string, entry: Entry) => {
    entries.delete(key)
    size -= entry.bytes.length + (entry.zipped?.length ?? 0)
  }
  const fresh = ({ account, since }: Pick<Entry, 'account' | 'since'>) =>
    since >= flushedAt && since >= (changedAt.get(account) ?? 0)

  return {
    now: () => clock,
    get(key: string): Entry | undefined {
      const entry = entries.get(key)
      if (!entry || fresh(entry)) return entry
      drop(key, entry)
      return undefined
    },
    /** Keeps an answer, unless its account changed while it was read. */
    put(key: string, entry: Entry) {
      const old = entries.get(key)
      if (old) drop(key, old)
      if (!fresh(entry) || entry.bytes.length > maxBytes / 16) return
      entries.set(key, entry)
      size += entry.bytes.length + (entry.zipped?.length ?? 0)
      for (const [oldest, each] of entries) {
        if (size <= maxBytes) break
        drop(oldest, each)
      }
    },
    /** Something of an account changed: its answers are stale from now on. */
    changed: (account: number) => void changedAt.set(account, ++clock),
    /** Changes may have been missed: everything is stale. */
    flush() {
      flushedAt = ++clock
      entries.clear()
      size = 0
    },
  }
}

/** The cache of one application. */
export type ReadCache = ReturnType<typeof createReadCache>

const answer = (ctx: Parameters<Middleware>[0], { bytes, zipped, etag }: Entry) => {
  ctx.status = 200
  ctx.set({ etag, 'cache-control': 'no-cache', vary: 'accept-encoding, authorization' })
  if (ctx.get('if-none-match').includes(etag)) {
    ctx.status = 304
    return
  }
  ctx.type = 'application/json; charset=utf-8'
  const small = zipped && ctx.get('accept-encoding').includes('gzip')
  if (small) ctx.set('content-encoding', 'gzip')
  ctx.body = small ? zipped : bytes
}

/** Answers visitors' reads from the cache; what is read with a login is never kept. */
export const publicReads =
  (cache: ReadCache): Middleware =>
  async (ctx, next) => {
    if ((ctx.method !== 'GET' && ctx.method !== 'HEAD') || ctx.get('authorization')) return next()
    const key = `${ctx.state.tenant?.id ?? ''} ${ctx.originalUrl}`
    const kept = cache.get(key)
    if (kept) return answer(ctx, kept)
    const since = cache.now()
    await next()
    const scope = ctx.hook?.params?.scope
    const [account, ...others] = scope?.accounts ?? []
    if (ctx.status !== 200 || !scope?.publicOnly || account === undefined || others.length) return
    const bytes = Buffer.from(JSON.stringify(ctx.body))
    const etag = `"${createHash('sha1').update(bytes).digest('base64url')}"`
    const zipped = bytes.length > worthCompressing ? await compress(bytes) : undefined
    const entry = { account, bytes, zipped, etag, since }
    cache.put(key, entry)
    answer(ctx, entry)
  }
