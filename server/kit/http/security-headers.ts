import { randomBytes } from 'node:crypto'
import { isFramedPreview } from '@mainstreet/shared/framed-preview'
import { isBackOfficePath } from '@mainstreet/shared/routes'
import helmet from 'koa-helmet'
import type { Application } from '../../declarations'
import type { RequestContext, Middleware } from './context'
import { deferredHydrationSource } from './pages/deferred-hydration'
import type { ContentSecurity } from './content-security'

const nonceOf = (_request: unknown, response: object) => `'nonce-${nonces.get(response)}'`
const nonces = new WeakMap<object, string>()

/**
 * What a framed preview may do besides: be framed by the back office, whose page is of the same address. It has an
 * origin of its own, also where somebody opens it without a frame, and reaches nothing but its files.
 */
const framed = { 'frame-ancestors': ["'self'"], sandbox: ['allow-scripts'], 'connect-src': ["'none'"] }

const protectWith = (
  guests: readonly ContentSecurity[],
  { isOurs, isFramed }: { isOurs: boolean; isFramed: boolean },
) => {
  const those = (kind: 'script' | 'connect' | 'frame') => guests.flatMap((each) => each[kind] ?? [])
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': [
          "'self'",
          ...(isOurs ? [nonceOf, "'wasm-unsafe-eval'"] : []),
          deferredHydrationSource,
          ...those('script'),
        ],
        // Libraries put style elements and attributes in place as they run; only script is worth a nonce.
        'style-src': ["'self'", "'unsafe-inline'"],
        'img-src': ["'self'", 'data:', 'blob:', 'https:'],
        'font-src': ["'self'"],
        'connect-src': ["'self'", 'ws:', 'wss:', ...those('connect')],
        'frame-src': ["'self'", ...those('frame')],
        'frame-ancestors': ["'none'"],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        ...(isFramed && framed),
      },
    },
    // Only where TLS is really there, and then by us: a laptop's localhost must not remember it.
    strictTransportSecurity: false,
    // Not on every answer of an address, and browsers tell each page that it came too late.
    originAgentCluster: false,
    crossOriginEmbedderPolicy: false,
    crossOriginOpenerPolicy: {
      policy: guests.some(({ opensWindows }) => opensWindows) ? 'same-origin-allow-popups' : 'same-origin',
    },
    xFrameOptions: { action: isFramed ? 'sameorigin' : 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  }) as Middleware
}

// Neither we nor what a page frames has a use for any of these; payment sheets and full-screen films are as browsers have them.
const permissions = ['microphone', 'geolocation', 'usb', 'serial', 'bluetooth', 'midi', 'display-capture']
  .map((name) => `${name}=()`)
  .join(', ')

/** The till of the back office reads barcodes with the camera; its reader, where a browser has none, is WebAssembly. */
const permissionsOf = (isOurs: boolean) => `camera=(${isOurs ? 'self' : ''}), ${permissions}`

/** Headers that keep a tenant's content from reaching anything else; each page of the back office has a nonce of its own, which one for everybody could not hold. */
export const securityHeaders = (app: Application): Middleware => {
  const all = app.get('contentSecurity')
  const protections = new Map<string, Middleware>()
  const protectionOf = ({ state, query, search }: RequestContext, isOurs: boolean): Middleware => {
    const isFramed = isFramedPreview(search) && !isOurs
    const request = { tenant: state.tenant, isPreview: query.previewId !== undefined }
    const guests = all.filter(({ isFor }) => !isFor || (!isOurs && !isFramed && isFor(request)))
    const key = `${isOurs} ${isFramed} ${guests.map((each) => all.indexOf(each)).join()}`
    const known = protections.get(key) ?? protectWith(guests, { isOurs, isFramed })
    protections.set(key, known)
    return known
  }
  return async (ctx, next) => {
    const isOurs = isBackOfficePath(ctx.path)
    if (isOurs) {
      const nonce = randomBytes(16).toString('base64')
      ctx.state.nonce = nonce
      nonces.set(ctx.res, nonce)
    }
    ctx.set('permissions-policy', permissionsOf(isOurs))
    if (ctx.state.secure) ctx.set('strict-transport-security', 'max-age=31536000; includeSubDomains')
    return protectionOf(ctx, isOurs)(ctx, next)
  }
}
