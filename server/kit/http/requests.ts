import { randomUUID } from 'node:crypto'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import { unavailableCause } from '../database/database-unavailable'
import { requestLog, type Logger } from '../log'
import { retryAfter } from '../service/errors'
import { callerName } from '../service/caller/caller-name'
import type { ServiceParams } from '../service/service-params'
import { answerError } from './api-errors'
import type { RequestContext, Middleware } from './context'
import { sendUnavailablePage } from './pages/unavailable-page'

const quiet = /^\/(healthz|readyz|metrics|assets\/|app\/)/
const given = /^[\w-]{8,64}$/

const answerFailure = (ctx: RequestContext, error: unknown, asked: { method: string; path: string }) => {
  const { status } = error as { status?: number }
  const refused = typeof status === 'number' && status >= 400 && status < 500
  if (!refused) ctx.state.log.error({ err: error, ...asked }, 'request failed')
  if (unavailableCause(error)) {
    if (asked.path === '/api' || asked.path.startsWith('/api/')) answerError(ctx, error)
    else sendUnavailablePage(ctx, retryAfter)
    return
  }
  ctx.status = refused ? status : 500
  ctx.body = {
    ok: false,
    ...(refused ? { message: 'Bad request.' } : refusal('server-failed')),
    code: ctx.status,
  }
}

/** Who has called a service; undefined before one was reached. */
const callerOfCall = ({ hook }: RequestContext): string | undefined => {
  const { caller } = (hook?.params ?? {}) as ServiceParams
  return caller && callerName(caller)
}

/** Gives every request an id and one log line; what breaks outside of a service is logged here and answered 500, or 503 for want of the database. */
export const requests =
  (log: Logger): Middleware =>
  async (ctx, next) => {
    const asked = ctx.get('x-request-id')
    const requestId = given.test(asked) ? asked : randomUUID()
    const started = performance.now()
    ctx.state.requestId = requestId
    ctx.state.log = requestLog(log, requestId)
    ctx.set('x-request-id', requestId)
    // The path as asked: a later middleware may shorten it.
    const { method, path } = ctx
    try {
      await next()
    } catch (error) {
      answerFailure(ctx, error, { method, path })
    }
    const level = quiet.test(path) ? 'debug' : 'info'
    ctx.state.log[level](
      {
        method,
        path,
        status: ctx.status,
        ms: Math.round(performance.now() - started),
        host: ctx.state.host,
        account: ctx.state.tenant?.id,
        caller: callerOfCall(ctx),
      },
      'request',
    )
  }
