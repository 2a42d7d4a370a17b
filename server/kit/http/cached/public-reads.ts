import { JsonText } from '../../service/json-text'
import { onlyAccountOf } from '../../service/scope'
import type { ServiceParams } from '../../service/service-params'
import type { Middleware, RequestContext } from '../context'
import { cachedAnswer, headersOf, sendCached, type Entry } from './cached-answer'
import type { ReadCache } from './read-cache'

/** Reads without a login: everybody who asks the same host for the same address gets the same bytes. */
const keyOf = ({ req, originalUrl }: RequestContext, trustProxy: number): string | undefined => {
  if ((req.method !== 'GET' && req.method !== 'HEAD') || req.headers.authorization) return undefined
  const host = (trustProxy > 0 && req.headers['x-forwarded-host']) || req.headers.host
  return originalUrl.startsWith('/api/') ? `${host} ${originalUrl}` : undefined
}

/** A read's answer as it may be cached: of the public rows of one account, which everybody sees; undefined of any other. */
export const publicAnswer = (
  answer: unknown,
  since: number,
  { scope, freshForMs }: ServiceParams = {},
): Entry | undefined => {
  const customerId = onlyAccountOf(scope)
  if (!scope?.publicOnly || customerId === undefined) return undefined
  const bytes = Buffer.from(answer instanceof JsonText ? answer.text : JSON.stringify(answer))
  return cachedAnswer({ customerId, bytes, since, until: freshForMs && Date.now() + freshForMs })
}

/** Caches what visitors read, and nothing that is read with a login. */
export const publicReads = (cache: ReadCache, trustProxy: number): Middleware => {
  const keep = (ctx: RequestContext, key: string, entry: Entry) => {
    const headers = Object.entries(headersOf(entry)).flat()
    const ready = { key, id: entry.id, kind: 'api', headers, lists: {} } as const
    cache.ready.keep(ctx, trustProxy, ready)
    sendCached(ctx, entry)
  }
  return async (ctx, next) => {
    const key = keyOf(ctx, trustProxy)
    if (key === undefined) return next()
    const cached = cache.get(key)
    if (cached) return keep(ctx, key, cached)
    const make = async (since: number) => {
      await next()
      const known = ctx.status === 503 ? cache.lastKnown(key) : undefined
      if (known) {
        ctx.remove('retry-after')
        sendCached(ctx, known)
        return undefined
      }
      // The next account to have that name is none of this one's changes.
      if (ctx.state.tenant?.isFormerName || ctx.status !== 200) return undefined
      const made = publicAnswer(ctx.body, since, ctx.hook?.params as ServiceParams | undefined)
      if (made) cache.put(key, made)
      return made
    }
    const entry = await cache.once({ key, customerId: ctx.state.tenant?.id }, make)
    if (entry) keep(ctx, key, entry)
  }
}
