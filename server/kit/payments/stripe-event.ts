import type Stripe from 'stripe'

/** With what Stripe signs the events of one mode; never to be answered or logged. */
export interface WebhookSecret {
  live: boolean
  secret: string
}

/** An event as it arrived. */
interface Delivered {
  body: Buffer
  signature: string
}

/** Something that happened at Stripe. */
export type StripeEvent = Stripe.Event

/** Reads an event that one of the secrets has signed within the last five minutes, for its own mode; undefined for any other. */
export const readStripeEvent = async (
  { body, signature }: Delivered,
  secrets: readonly WebhookSecret[],
): Promise<StripeEvent | undefined> => {
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
