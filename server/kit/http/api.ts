import compose from 'koa-compose'
import type { Application } from '../../declarations'
import { apiErrors } from './api-errors'
import { jsonBodies } from './uploads/bodies'
import type { Middleware } from './context'
import { formRoutes } from './uploads/form-route'
import { publicReads } from './cached/public-reads'
import { securityHeaders } from './security-headers'
import { checkRestCalls } from './service-calls'

const prefix = '/api'

/** Answers are sent as they were written, where the database writes them. */
const takesText: Middleware = (ctx, next) => {
  ctx.feathers = { ...ctx.feathers, takesText: true }
  return next()
}

/** What happens to a call before its service: cached answers first, then what it is authenticated by and what it brings. */
const apiMiddleware = (app: Application): Middleware => {
  const { callers, api, forms } = app.get('routes')
  const steps = [
    publicReads(app.get('readCache'), app.get('settings').trustProxy),
    securityHeaders(app),
    apiErrors,
    callers,
    formRoutes(app, forms),
    api,
    jsonBodies,
    checkRestCalls(app.services),
    takesText,
  ]
  return compose(steps)
}

/** Sends /api to the services, without the prefix, and everything else to the pages: their names never collide. */
export const separateApi = (app: Application, pages: Middleware): Middleware => {
  const api = apiMiddleware(app)
  const protectedPages: Middleware = compose([securityHeaders(app), pages])
  return async (ctx, next) => {
    if (ctx.path !== prefix && !ctx.path.startsWith(`${prefix}/`)) return protectedPages(ctx, next)
    ctx.path = ctx.path.slice(prefix.length) || '/'
    return api(ctx, next)
  }
}
