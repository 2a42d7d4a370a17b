import compose from 'koa-compose'
import type { Application } from '../../declarations'
import type { Caller } from '../service/caller'
import { apiErrors } from './api-errors'
import { jsonBodies } from './bodies'
import type { Middleware } from './context'
import { publicReads } from './read-cache'
import { securityHeaders } from './security-headers'
import { checkRestCalls } from './service-calls'

interface Parts {
  identify(authorization: string | undefined): Promise<Caller>
  /** Turns refresh tokens into cookies and back. */
  refreshCookie: Middleware
  /** Takes the one route whose body is no JSON. */
  uploads: Middleware
}

const prefix = '/api'

const identified =
  (identify: Parts['identify']): Middleware =>
  async (ctx, next) => {
    ctx.feathers = { ...ctx.feathers, caller: await identify(ctx.get('authorization') || undefined) }
    return next()
  }

/** What happens to a call before its service: cached answers first, then who calls and what it brings. */
export const apiMiddleware = (app: Application, { identify, refreshCookie, uploads }: Parts): Middleware => {
  const steps = [
    publicReads(app.get('readCache'), app.get('settings').trustProxy),
    securityHeaders,
    apiErrors,
    refreshCookie,
    identified(identify),
    uploads,
    jsonBodies,
    checkRestCalls(app.services),
  ]
  return compose(steps as never) as unknown as Middleware
}

/** Sends /api to the services, without the prefix, and everything else to the pages: their names never collide. */
export const separateApi = ({ api, pages }: { api: Middleware; pages: Middleware }): Middleware => {
  const protectedPages = compose([securityHeaders, pages] as never) as unknown as Middleware
  return async (ctx, next) => {
    if (ctx.path !== prefix && !ctx.path.startsWith(`${prefix}/`)) return protectedPages(ctx, next)
    ctx.path = ctx.path.slice(prefix.length) || '/'
    return api(ctx, next)
  }
}
