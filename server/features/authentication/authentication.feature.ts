import { parseAuthentication } from '@feathersjs/koa'
import { hourMs } from '@mainstreet/shared/rules/time/durations'
import { feature } from '../../kit/feature'
import type { Middleware } from '../../kit/http/context'
import type { Limits } from '../../kit/rate-limit'
import { authentication as setUp, headerStrategies } from './authentication'
import { refreshCookie } from './refresh-cookie'
import { sessionEnd } from './session-end'
import { sessionList } from './session-list'
import { sweepSessions } from './sweep-sessions'

const limits = {
  'login-address': { points: 50, seconds: 900, durable: true, of: ['authentication'] },
  // Of a browser that its user has signed in from before.
  'login-device': { points: 10, seconds: 900, durable: true, of: ['authentication'] },
  'login-name': { points: 10, seconds: 900, durable: true, of: ['authentication'] },
} as const satisfies Limits

/** Signing in, sessions and what every call of the API is authenticated by. */
export const authentication = feature({
  setUp,
  services: {
    'session-end': sessionEnd,
    'session-list': sessionList,
  },
  routes: (app) => ({
    callers: [refreshCookie(app), parseAuthentication({ strategies: headerStrategies }) as Middleware],
  }),
  jobs: { 'sweep-sessions': { everyMs: hourMs, run: sweepSessions } },
  limits,
})

declare module '../../declarations' {
  interface FeatureLimits {
    authentication: typeof limits
  }
}
