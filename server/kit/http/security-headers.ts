import { randomBytes } from 'node:crypto'
import { isFramedPreview } from '@mainstreet/shared/framed-preview'
import { isBackOfficePath } from '@mainstreet/shared/routes'
import helmet from 'koa-helmet'
import { providers } from '../payments/providers'
import type { RequestContext, Middleware } from './context'
import { deferredHydrationSource } from './pages/deferred-hydration'

/** Whose script a page lets in, and what that needs. */
interface Guests {
  script: string[]
  connect: string[]
  frame: string[]
}
const nobody: Guests = { script: [], connect: [], frame: [] }
const pixel: Guests = {
  ...nobody,
  script: ['https://connect.facebook.net'],
  connect: ['https://www.facebook.com'],
}
const ofProviders = (kind: keyof Guests) => providers.flatMap(({ guests }) => guests?.[kind] ?? [])
const cards: Guests = {
  script: ofProviders('script'),
  connect: ofProviders('connect'),
  frame: ofProviders('frame'),
}
const videos = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com']

const nonceOf = (_request: unknown, response: object) => `'nonce-${nonces.get(response)}'`
const nonces = new WeakMap<object, string>()

/**
 * What a framed preview may do besides: be framed by the back office, whose page is of the same address. It has an
 * origin of its own, also where somebody opens it without a frame, and reaches nothing but its files.
 */
const framed = { 'frame-ancestors': ["'self'"], sandbox: ['allow-scripts'], 'connect-src': ["'none'"] }

const protectWith = ({ script, connect, frame }: Guests, more: Record<string, string[]> = {}) =>
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'", nonceOf, deferredHydrationSource, ...script],
        // Libraries put style elements and attributes in place as they run; only script is worth a nonce.
        'style-src': ["'self'", "'unsafe-inline'"],
        'img-src': ["'self'", 'data:', 'blob:', 'https:'],
        'font-src': ["'self'"],
        'connect-src': ["'self'", 'ws:', 'wss:', ...connect],
        'frame-src': ["'self'", ...frame, ...videos],
        'frame-ancestors': ["'none'"],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        ...more,
      },
    },
    // Only where TLS is really there, and then by us: a laptop's localhost must not remember it.
    strictTransportSecurity: false,
    crossOriginEmbedderPolicy: false,
    // A wallet pays in a window of its own, which tells the page that opened it.
    crossOriginOpenerPolicy: { policy: frame.length ? 'same-origin-allow-popups' : 'same-origin' },
    xFrameOptions: { action: 'sandbox' in more ? 'sameorigin' : 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  }) as Middleware

const both = {
  script: [...cards.script, ...pixel.script],
  connect: [...cards.connect, ...pixel.connect],
  frame: cards.frame,
}
const protect = {
  nobody: protectWith(nobody),
  pixel: protectWith(pixel),
  cards: protectWith(cards),
  both: protectWith(both),
}
const protectFramed = protectWith(nobody, framed)

/** Only a business that has a pixel, on its public pages: a preview reports nobody's visit. */
const mayLoadPixel = ({ state, query, path }: RequestContext) =>
  Boolean(state.tenant?.pixel) && query.previewId === undefined && !isBackOfficePath(path)

const isFramed = ({ search, path }: RequestContext) => isFramedPreview(search) && !isBackOfficePath(path)

/** Only where a business takes cards, on its public pages; whose a preview is stands in its address only. */
const mayTakeCards = ({ state, query, path }: RequestContext) =>
  (Boolean(state.tenant?.cards) || query.previewId !== undefined) && !isBackOfficePath(path)

const protectionOf = (ctx: RequestContext): Middleware => {
  if (isFramed(ctx)) return protectFramed
  if (mayTakeCards(ctx)) return mayLoadPixel(ctx) ? protect.both : protect.cards
  return mayLoadPixel(ctx) ? protect.pixel : protect.nobody
}

/** Headers that keep a tenant's content from reaching anything else; each answer has a nonce of its own. */
export const securityHeaders: Middleware = async (ctx, next) => {
  const nonce = randomBytes(16).toString('base64')
  ctx.state.nonce = nonce
  nonces.set(ctx.res, nonce)
  if (ctx.state.secure) ctx.set('strict-transport-security', 'max-age=15552000; includeSubDomains')
  return protectionOf(ctx)(ctx, next)
}
