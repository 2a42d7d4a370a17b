import { randomBytes } from 'node:crypto'
import helmet from 'koa-helmet'
import type { Middleware } from './context'

const stripe = ['https://js.stripe.com', 'https://*.js.stripe.com']
const videos = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com']

const policy = (nonce: string) => ({
  useDefaults: false,
  directives: {
    'default-src': ["'self'"],
    'script-src': ["'self'", `'nonce-${nonce}'`, ...stripe],
    // Libraries put style elements and attributes in place as they run; only script is worth a nonce.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', 'https:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", 'ws:', 'wss:', 'https://api.stripe.com'],
    'frame-src': ["'self'", ...stripe, 'https://hooks.stripe.com', ...videos],
    'frame-ancestors': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
  },
})

/** Headers that keep a tenant's content from reaching anything else; each answer has a nonce of its own. */
export const securityHeaders: Middleware = async (ctx, next) => {
  const nonce = randomBytes(16).toString('base64')
  ctx.state.nonce = nonce
  const protect = helmet({
    contentSecurityPolicy: policy(nonce),
    // Only where TLS is really there: a laptop's localhost must not remember it.
    strictTransportSecurity: ctx.state.secure ? { maxAge: 15_552_000 } : false,
    crossOriginEmbedderPolicy: false,
    xFrameOptions: { action: 'sameorigin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  }) as unknown as Middleware
  return protect(ctx, next)
}
