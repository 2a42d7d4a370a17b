import Stripe from 'stripe'
import { newId, nowSeconds, type Books, type StripeEvent } from './stripe-books'

/** A webhook's body and header, signed as Stripe signs them. */
export const signedEvent = (event: StripeEvent, secret: string, timestamp = nowSeconds()) => {
  const payload = JSON.stringify(event, null, 2)
  return { payload, signature: Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp }) }
}

/** Brings an event to an endpoint; answers its status, or nothing where nobody is there. */
export const deliver = async (
  event: StripeEvent,
  { url, secret }: NonNullable<Books['endpoint']>,
): Promise<number | undefined> => {
  const { payload, signature } = signedEvent(event, secret)
  const headers = { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature }
  const answer = await fetch(url, { method: 'POST', body: payload, headers }).catch(() => undefined)
  return answer?.status
}

/** An event as it happens, with its object as it is now. */
export const eventOf = (books: Books, type: string, object: unknown): StripeEvent => ({
  id: newId('evt'),
  object: 'event',
  type,
  created: nowSeconds(),
  livemode: books.live,
  data: { object: structuredClone(object) },
})
