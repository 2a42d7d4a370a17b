import { BadRequest, MethodNotAllowed } from '@feathersjs/errors'
import type { Application } from '../../../declarations'
import type { Middleware, RequestContext } from '../../../kit/http/context'
import { rawBody } from '../../../kit/http/uploads/raw-body'
import { readStripeEvent, type StripeEvent } from '../../../kit/payments/stripe-event'
import { webhookSecretsOf } from '../../store/payment-keys'
import { settleEvent } from './settle-event'

const address = /^\/webhooks\/stripe\/(\d{1,9})\/?$/

const readEvent = async (app: Application, ctx: RequestContext, customerId: number): Promise<StripeEvent> => {
  const body = await rawBody(ctx)
  const signature = ctx.get('stripe-signature')
  const event = await readStripeEvent({ body, signature }, await webhookSecretsOf(app, customerId))
  if (event) return event
  await app.get('limits').limit('webhooks-forged-address', ctx.feathers.address ?? '')
  // The same for accounts that are not there: nobody finds out which are.
  throw new BadRequest('The signature does not belong to this body, or is too old.', {
    errors: { 'Stripe-Signature': 'is not valid' },
  })
}

const receive = async (app: Application, ctx: RequestContext, customerId: number) => {
  ctx.set('cache-control', 'no-store')
  if (ctx.method !== 'POST') throw new MethodNotAllowed('Events are sent with POST.')
  const event = await readEvent(app, ctx, customerId)
  await app.get('limits').limit('webhooks-account', customerId)
  await settleEvent(app, customerId, event)
  ctx.body = { ok: true }
}

/** Takes what Stripe says about an account's payments, at an address of its own. The body is checked as it was sent, so it is no service. */
export const stripeWebhook =
  (app: Application): Middleware =>
  (ctx, next) => {
    const [, customerId] = address.exec(ctx.path) ?? []
    return customerId ? receive(app, ctx, Number(customerId)) : next()
  }
