import { stylesContract } from '@mainstreet/shared/contracts/site/styles'
import { mayCall } from '@mainstreet/shared/may-call'
import { sessionHintCookie, sessionHints } from '@mainstreet/shared/session-hint'
import { isOwnOrigin } from '../../kit/http/own-origin'
import { isSecureRequest } from '../../kit/http/host'
import type { Application } from '../../declarations'
import type { RequestContext, Middleware } from '../../kit/http/context'
import { allAccountsOf, viewOf, type Caller } from '../../kit/service/caller/caller'
import { actFor } from '../../kit/service/caller/act-for'
import { deviceLifetimeSeconds, deviceToken, readDevice, type Device } from './device-cookie'
import { refreshLifetimeSeconds } from './refresh-tokens'

/** The refresh token of one request: what came with it, and what its cookie becomes (null: deleted). */
export interface RefreshCookie {
  sent?: string
  next?: string | null
  /** Who has signed in. */
  caller?: Caller
  /** The device that somebody signed in from before. */
  device?: Device
  /** Who has just proven the password on this device. */
  deviceOf?: number
}

const name = '__refresh'
const deviceName = '__device'
const path = /^(\/api)?\/authentication(\/|$)/
const wellFormed = /^[\w-]{43}$/

/** A cookie of ours, where our own page sends it. */
const readCookie = (ctx: RequestContext, cookie: string, trustProxy: number): string | undefined => {
  // SameSite lets pages of sibling subdomains through; only our own page may spend the token.
  const from = ctx.get('sec-fetch-site')
  if (from && from !== 'same-origin') return undefined
  // Not every browser says so, and none does without TLS; all of them send Origin with a POST, `null` where they hide it.
  if (!isOwnOrigin(ctx.req, trustProxy)) return undefined
  return ctx.cookies.get(cookie)
}

/** Whether the site that was asked is the caller's to design, by the same table that the dashboard asks. */
const editsSite = (caller: Caller | undefined, site: number | undefined): boolean => {
  if (!caller || site === undefined) return false
  if (caller.role !== 'staff' && !allAccountsOf(caller).includes(site)) return false
  const role = viewOf(actFor(caller, site))
  return role !== 'server' && mayCall(stylesContract, role, 'patch')
}

const guards = (secure: boolean) => ['SameSite=Strict', ...(secure ? ['Secure'] : [])]

const deviceCookieOf = (token: string, secure: boolean): string =>
  [
    `${deviceName}=${token}`,
    'Path=/api/authentication',
    `Max-Age=${deviceLifetimeSeconds}`,
    'HttpOnly',
    ...guards(secure),
  ].join('; ')

/** The token for us alone, and for the page's script that there is one: it need not ask where nobody is signed in. */
const cookiesOf = (token: string | null, { hint, secure }: { hint: string; secure: boolean }): string[] => {
  const lasting = `Max-Age=${token === null ? 0 : refreshLifetimeSeconds}`
  const guarded = guards(secure)
  return [
    [`${name}=${token ?? ''}`, 'Path=/api/authentication', lasting, 'HttpOnly', ...guarded].join('; '),
    [`${sessionHintCookie}=${token === null ? '' : hint}`, 'Path=/', lasting, ...guarded].join('; '),
  ]
}

/** Carries refresh tokens in a cookie that no script can read, as `params.refresh` of the service's calls. */
export const refreshCookie =
  (app: Application): Middleware =>
  async (ctx, next) => {
    if (!path.test(ctx.path)) return next()
    const { trustProxy, secretKey } = app.get('settings')
    const sent = readCookie(ctx, name, trustProxy)
    const device = readDevice(readCookie(ctx, deviceName, trustProxy) ?? '', secretKey)
    const refresh: RefreshCookie = { sent: sent && wellFormed.test(sent) ? sent : undefined, device }
    Object.assign(ctx.feathers, { refresh })
    ctx.set('cache-control', 'no-store')
    try {
      return await next()
    } finally {
      const secure = isSecureRequest(ctx.req, trustProxy)
      if (refresh.next !== undefined) {
        const hint = sessionHints[editsSite(refresh.caller, ctx.state.tenant?.id) ? 'editsSite' : 'signedIn']
        ctx.append('set-cookie', cookiesOf(refresh.next, { hint, secure }))
      }
      if (refresh.deviceOf !== undefined)
        ctx.append('set-cookie', deviceCookieOf(deviceToken(refresh.deviceOf, device, secretKey), secure))
    }
  }
