import compose from 'koa-compose'
import type { Caller } from '../service/caller'
import { apiErrors } from './api-errors'
import { jsonBodies } from './bodies'
import type { Middleware } from './context'
import { publicReads, type ReadCache } from './read-cache'
import { securityHeaders } from './security-headers'
import { checkRestCalls } from './service-calls'

interface Parts {
  readCache: ReadCache
  trustProxy: number
  identify(authorization: string | undefined): Promise<Caller>
  /** Turns refresh tokens into cookies and back. */
  refreshCookie: Middleware
  /** Takes the one route whose body is no JSON. */
  uploads: Middleware
  /** Feathers' services by path. */
  services: object
}

const prefix = '/api'

const identified =
  (identify: Parts['identify']): Middleware =>
  async (ctx, next) => {
    ctx.feathers = { ...ctx.feathers, caller: await identify(ctx.get('authorization') || undefined) }
    return next()
  }

/** What happens to a call before its service: cached answers first, then who calls and what it brings. */
export const apiMiddleware = (parts: Parts): Middleware => {
  const { readCache, trustProxy, identify, refreshCookie, uploads, services } = parts
  const steps = [
    publicReads(readCache, trustProxy),
    securityHeaders,
    apiErrors,
    refreshCookie,
    identified(identify),
    uploads,
    jsonBodies,
    checkRestCalls(services),
  ]
  return compose(steps as never) as unknown as Middleware
}

/** Sends /api to the services, without the prefix, and everything else to the pages: their names never collide. */
export const doors = ({ api, pages }: { api: Middleware; pages: Middleware }): Middleware => {
  const protectedPages = compose([securityHeaders, pages] as never) as unknown as Middleware
  return async (ctx, next) => {
    if (ctx.path !== prefix && !ctx.path.startsWith(`${prefix}/`)) return protectedPages(ctx, next)
    ctx.path = ctx.path.slice(prefix.length) || '/'
    return api(ctx, next)
  }
}
