import compose from 'koa-compose'
import type { Caller } from '../service/caller'
import { apiErrors } from './api-errors'
import { jsonBodies } from './bodies'
import type { Middleware } from './context'
import { publicReads, type ReadCache } from './read-cache'

interface Parts {
  readCache: ReadCache
  identify(authorization: string | undefined): Promise<Caller>
  /** Turns refresh tokens into cookies and back. */
  refreshCookie: Middleware
}

const prefix = '/api'

const identified =
  (identify: Parts['identify']): Middleware =>
  async (ctx, next) => {
    ctx.feathers = { ...ctx.feathers, caller: await identify(ctx.get('authorization') || undefined) }
    return next()
  }

/** What happens to a call before its service: cached answers first, then who calls and what it brings. */
export const apiDoor = ({ readCache, identify, refreshCookie }: Parts): Middleware => {
  const steps = [publicReads(readCache), apiErrors, identified(identify), jsonBodies, refreshCookie]
  return compose(steps as never) as unknown as Middleware
}

/** Sends /api to the services, without the prefix, and everything else to the pages: their names never collide. */
export const doors =
  ({ api, pages }: { api: Middleware; pages: Middleware }): Middleware =>
  async (ctx, next) => {
    if (ctx.path !== prefix && !ctx.path.startsWith(`${prefix}/`)) return pages(ctx, next)
    ctx.path = ctx.path.slice(prefix.length) || '/'
    return api(ctx, next)
  }
