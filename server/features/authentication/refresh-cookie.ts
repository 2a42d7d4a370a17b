import { stylesContract } from '@mainstreet/shared/contracts/site/styles'
import { mayCall } from '@mainstreet/shared/may-call'
import { sessionHintCookie, sessionHints } from '@mainstreet/shared/session-hint'
import { isOwnOrigin } from '../../kit/http/own-origin'
import { isSecureRequest } from '../../kit/http/host'
import type { Application } from '../../declarations'
import type { RequestContext, Middleware } from '../../kit/http/context'
import { allAccountsOf, viewOf, type Caller } from '../../kit/service/caller/caller'
import { actIn } from '../../kit/service/caller/act-for'
import { deviceLifetimeSeconds, deviceToken, readDevice, type Device } from './device-cookie'
import { refreshLifetimeSeconds } from './refresh-tokens'

/** The refresh token of one request: what came with it, and what its cookie becomes (null: deleted). */
export interface RefreshCookie {
  sent?: string
  next?: string | null
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

/** Whether our own page asks: SameSite lets those of sibling subdomains through, which may not spend the token. */
const isFromOwnPage = (ctx: RequestContext, trustProxy: number): boolean => {
  const from = ctx.get('sec-fetch-site')
  if (from && from !== 'same-origin') return false
  // Not every browser says so, and none does without TLS; all of them send Origin with a POST, `null` where they hide it.
  return isOwnOrigin(ctx.req, trustProxy)
}

/** Whether the site that was asked is the caller's to design, by the same table that the dashboard asks. */
const editsSite = (caller: Caller | undefined, site: number | undefined): boolean => {
  if (!caller || site === undefined) return false
  if (caller.role !== 'staff' && !allAccountsOf(caller).includes(site)) return false
  const role = viewOf(actIn(caller, site, { contract: stylesContract, method: 'patch' }))
  return role !== 'server' && mayCall(stylesContract, role, 'patch')
}

interface Kept {
  /** How long the browser keeps it; 0 takes it away. */
  seconds: number
  secure: boolean
  /** Whether it comes to this service alone, and no script reads it. */
  isOurs: boolean
}

const cookieOf = (text: string, { seconds, secure, isOurs }: Kept): string =>
  [
    text,
    `Path=${isOurs ? '/api/authentication' : '/'}`,
    `Max-Age=${seconds}`,
    ...(isOurs ? ['HttpOnly'] : []),
    'SameSite=Strict',
    ...(secure ? ['Secure'] : []),
  ].join('; ')

/** The token for us alone, and for the page's script that there is one: it need not ask where nobody is signed in. */
const cookiesOf = (token: string | null, { hint, secure }: { hint: string; secure: boolean }): string[] => {
  const seconds = token === null ? 0 : refreshLifetimeSeconds
  return [
    cookieOf(`${name}=${token ?? ''}`, { seconds, secure, isOurs: true }),
    cookieOf(`${sessionHintCookie}=${token === null ? '' : hint}`, { seconds, secure, isOurs: false }),
  ]
}

/** Carries refresh tokens in a cookie that no script can read, as `params.refresh` of the service's calls. */
export const refreshCookie =
  (app: Application): Middleware =>
  async (ctx, next) => {
    if (!path.test(ctx.path)) return next()
    const { trustProxy, secretKey } = app.get('settings')
    const isOwn = isFromOwnPage(ctx, trustProxy)
    const sent = isOwn ? ctx.cookies.get(name) : undefined
    const device = isOwn ? readDevice(ctx.cookies.get(deviceName) ?? '', secretKey) : undefined
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
      if (refresh.deviceOf !== undefined) {
        const text = `${deviceName}=${deviceToken(refresh.deviceOf, device, secretKey)}`
        ctx.append('set-cookie', cookieOf(text, { seconds: deviceLifetimeSeconds, secure, isOurs: true }))
      }
    }
  }
