import type Stripe from 'stripe'
import type { ProviderNews, WebhookSecret } from './payment-provider'

/** An event as it arrived. */
interface Delivered {
  body: Buffer
  signature: string
}

/** Reads an event that one of the secrets has signed within the last five minutes, for its own mode. */
const readEvent = async (
  { body, signature }: Delivered,
  secrets: readonly WebhookSecret[],
): Promise<Stripe.Event | undefined> => {
  const { default: StripeSdk } = await import('stripe')
  for (const { live, secret } of secrets) {
    try {
      const event = StripeSdk.webhooks.constructEvent(body, signature, secret)
      if (event.livemode === live) return event
    } catch {
      // Signed with another secret, too old, or not by Stripe at all.
    }
  }
  return undefined
}

const paymentOf = (payment: string | { id: string } | null) =>
  typeof payment === 'string' ? payment : payment?.id

const newsOf = (event: Stripe.Event): ProviderNews => {
  const live = event.livemode
  switch (event.type) {
    case 'payment_intent.succeeded':
    case 'payment_intent.payment_failed':
    case 'payment_intent.canceled': {
      const { id: paymentId, metadata } = event.data.object
      const paid = event.type === 'payment_intent.succeeded'
      return { live, about: 'payment', paymentId, key: metadata.key, paid }
    }
    case 'charge.refunded':
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
    case 'charge.refund.updated': {
      const paymentId = paymentOf(event.data.object.payment_intent)
      return paymentId ? { live, about: 'refunds', paymentId } : { live, about: 'nothing' }
    }
    case 'charge.dispute.created':
    case 'charge.dispute.closed': {
      const { id: dispute, status, payment_intent: payment } = event.data.object
      return { live, about: 'dispute', dispute, status, paymentId: paymentOf(payment) }
    }
    default:
      return { live, about: 'nothing' }
  }
}

/** What a genuine event says in our words; undefined for one that none of the secrets has signed for its mode. */
export const readStripeNews = async (
  sent: Delivered,
  secrets: readonly WebhookSecret[],
): Promise<ProviderNews | undefined> => {
  const event = await readEvent(sent, secrets)
  return event && newsOf(event)
}
