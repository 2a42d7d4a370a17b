import { createHash, timingSafeEqual } from 'node:crypto'
import type { Database } from '../database/database'
import { retryAfter } from '../service/errors'
import type { Metrics } from '../metrics'
import { isCurrent, type Migration } from '../database/migrate'
import type { Middleware, RequestContext } from './context'
import { clientAddress, isLoopback } from './host'

type Parts = {
  database: Database
  migrations: readonly Migration[]
  metrics: Metrics
  settings: { trustProxy: number; metricsToken?: string }
  /** True once the process is shutting down, so that no proxy sends new visitors. */
  isStopping?: () => boolean
}

const timeoutMs = 2000

const withinTime = <T>(work: Promise<T>, fallback: T): Promise<T> => {
  let timer: NodeJS.Timeout
  const late = new Promise<T>((resolve) => (timer = setTimeout(resolve, timeoutMs, fallback)))
  return Promise.race([work.catch(() => fallback), late]).finally(() => clearTimeout(timer))
}

const digestOf = (text: string) => createHash('sha256').update(text).digest()
const isSameText = (left: string, right: string) => timingSafeEqual(digestOf(left), digestOf(right))

const mayReadMetrics = (ctx: RequestContext, { trustProxy, metricsToken }: Parts['settings']) => {
  const bearer = /^Bearer (.+)$/.exec(ctx.get('authorization'))?.[1]
  if (metricsToken && bearer && isSameText(bearer, metricsToken)) return true
  // A proxy on this machine also comes from loopback: a forwarded request is not local unless the proxy is trusted to say so.
  if (trustProxy === 0 && (ctx.get('x-forwarded-for') || ctx.get('forwarded'))) return false
  return isLoopback(clientAddress(ctx.req, trustProxy))
}

/** Koa middleware for /healthz (up), /readyz (database answers, migrations current) and /metrics (loopback or METRICS_TOKEN). */
export const health = ({ database, migrations, metrics, settings, isStopping }: Parts): Middleware => {
  const ready = async () => !isStopping?.() && (await withinTime(isCurrent(database, migrations), false))
  return async (ctx, next) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return next()
    if (!['/healthz', '/readyz', '/metrics'].includes(ctx.path)) return next()
    ctx.set('cache-control', 'no-store')
    if (ctx.path === '/healthz') {
      ctx.body = { ok: true }
      return
    }
    if (ctx.path === '/readyz') {
      const ok = await ready()
      ctx.status = ok ? 200 : 503
      if (!ok) ctx.set('retry-after', String(retryAfter))
      ctx.body = { ok }
      return
    }
    if (!mayReadMetrics(ctx, settings)) {
      ctx.status = 403
      ctx.body = { ok: false, message: 'Metrics are for this machine or a bearer token.', code: 403 }
      return
    }
    ctx.type = metrics.contentType
    ctx.body = await metrics.text()
  }
}
