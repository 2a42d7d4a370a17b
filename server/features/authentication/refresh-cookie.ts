import { sessionHintCookie } from '@mainstreet/shared/session-hint'
import { isSecureRequest } from '../../kit/http/host'
import type { Application } from '../../declarations'
import type { RequestContext, Middleware } from '../../kit/http/context'
import type { ServiceParams } from '../../kit/service/table-rules'
import { callerFromHeaders } from './callers'
import { refreshLifetime } from './refresh-tokens'

/** The refresh token of one request: what came with it, and what its cookie becomes (null: gone). */
export interface RefreshSlot {
  sent?: string
  next?: string | null
}

/** Params of a call that came through the cookie's door; sockets have no slot and so never see a refresh token. */
export type SlotParams = ServiceParams & { refresh?: RefreshSlot }

const name = '__refresh'
const path = /^(\/api)?\/authentication(\/|$)/
const wellFormed = /^[\w-]{43}$/

const readCookie = (ctx: RequestContext): string | undefined => {
  // SameSite lets pages of sibling subdomains through; only our own page may spend the token.
  const from = ctx.get('sec-fetch-site')
  if (from && from !== 'same-origin') return undefined
  const value = ctx.cookies.get(name)
  return value && wellFormed.test(value) ? value : undefined
}

/** The token for us alone, and for the page's script that there is one: it need not ask where nobody is signed in. */
const cookiesOf = (token: string | null, secure: boolean): string[] => {
  const lasting = `Max-Age=${token === null ? 0 : refreshLifetime}`
  const guarded = ['SameSite=Strict', ...(secure ? ['Secure'] : [])]
  return [
    [`${name}=${token ?? ''}`, 'Path=/api/authentication', lasting, 'HttpOnly', ...guarded].join('; '),
    [`${sessionHintCookie}=${token === null ? '' : '1'}`, 'Path=/', lasting, ...guarded].join('; '),
  ]
}

/** Carries refresh tokens in a cookie that no script can read. Belongs before the caller is identified: a token that ran out must not keep anybody from refreshing or signing out. */
export const refreshCookie = (app: Application): Middleware => {
  const identify = callerFromHeaders(app)
  return async (ctx, next) => {
    if (!path.test(ctx.path)) return next()
    const authorization = ctx.get('authorization')
    if (authorization) await identify(authorization).catch(() => delete ctx.req.headers.authorization)
    const slot: RefreshSlot = { sent: readCookie(ctx) }
    ctx.feathers = { ...ctx.feathers, refresh: slot } as SlotParams
    ctx.set('cache-control', 'no-store')
    try {
      return await next()
    } finally {
      const secure = isSecureRequest(ctx.req, app.get('settings').trustProxy)
      if (slot.next !== undefined) ctx.append('set-cookie', cookiesOf(slot.next, secure))
    }
  }
}
