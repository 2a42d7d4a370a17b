import { JsonText } from '../service/json-text'
import type { ServiceParams } from '../service/table-rules'
import { apiHeaders } from './answer-cached'
import type { Middleware, RequestContext } from './context'
import { cachedAnswer, sendCached, type Entry, type ReadCache } from './read-cache'

/** Reads without a login: everybody who asks the same host for the same address gets the same bytes. */
const keyOf = ({ req, originalUrl }: RequestContext, trustProxy: number): string | undefined => {
  if ((req.method !== 'GET' && req.method !== 'HEAD') || req.headers.authorization) return undefined
  const host = (trustProxy > 0 && req.headers['x-forwarded-host']) || req.headers.host
  return originalUrl.startsWith('/api/') ? `${host} ${originalUrl}` : undefined
}

/** Caches what visitors read, and nothing that is read with a login. */
export const publicReads = (cache: ReadCache, trustProxy: number): Middleware => {
  const keep = (ctx: RequestContext, key: string, entry: Entry) => {
    const ready = { key, id: entry.id, kind: 'api', headers: apiHeaders(entry), lists: {} } as const
    cache.ready.keep(ctx, trustProxy, ready)
    sendCached(ctx, entry)
  }
  return async (ctx, next) => {
    const key = keyOf(ctx, trustProxy)
    if (key === undefined) return next()
    const cached = cache.get(key)
    if (cached) return keep(ctx, key, cached)
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
    const bytes = Buffer.from(ctx.body instanceof JsonText ? ctx.body.text : JSON.stringify(ctx.body))
    const until = freshForMs && Date.now() + freshForMs
    const entry = cachedAnswer({ account, bytes, since, until })
    cache.put(key, entry)
    keep(ctx, key, entry)
  }
}
