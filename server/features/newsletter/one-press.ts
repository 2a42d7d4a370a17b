import { routes } from '@mainstreet/shared/routes'
import type { Application } from '../../declarations'
import type { Middleware } from '../../kit/http/context'
import { followSubscription } from './follow-subscription'

const place = routes.subscription.replace(/:.*/, '')

/** The one press of RFC 8058: programs of mail post to a letter's link, without a cookie and without a page. */
export const onePress =
  (app: Application): Middleware =>
  async (ctx, next) => {
    const { tenant } = ctx.state
    if (ctx.method !== 'POST' || !tenant || !ctx.path.startsWith(place)) return next()
    const token = ctx.path.slice(place.length)
    const found = await followSubscription(app, { token, act: 'leave', siteId: tenant.id })
    ctx.set('cache-control', 'no-store')
    ctx.type = 'text/plain; charset=utf-8'
    ctx.status = found ? 200 : 404
    ctx.body = found ? 'Unsubscribed.\n' : 'Not found\n'
  }
