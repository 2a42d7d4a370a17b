import type Stripe from 'stripe'
import { cents, type Cents } from '@mainstreet/shared/rules/money/money'
import { minuteMs } from '@mainstreet/shared/rules/time/durations'
import type { ChargeListing, ListedCharge } from './payment-gateway'

const pageSize = 100
// Stripe's clock and ours may differ.
const clockDifferenceMs = 5 * minuteMs

/** A moment as Stripe's lists take it, a little earlier. */
export const stripeSince = (since: Date): number => Math.floor((since.getTime() - clockDifferenceMs) / 1000)

const refundedOf = ({ latest_charge: charge }: Stripe.PaymentIntent): number =>
  typeof charge === 'object' && charge ? charge.amount_refunded : 0

const listedCharge = (intent: Stripe.PaymentIntent): ListedCharge => ({
  paymentId: intent.id,
  orderId: Number(intent.metadata.order) || null,
  amountCents: cents(intent.amount_received),
  refundedCents: cents(refundedOf(intent)),
})

/** The charges of an account that have succeeded at Stripe, which may serve other shops, too. */
export const listStripeCharges = async (
  stripe: Stripe,
  { customerId, since }: ChargeListing,
): Promise<ListedCharge[]> => {
  const charges: ListedCharge[] = []
  const made = stripe.paymentIntents.list({
    created: { gte: stripeSince(since) },
    expand: ['data.latest_charge'],
    limit: pageSize,
  })
  for await (const intent of made) {
    const isOurs = Boolean(intent.metadata.key) && intent.metadata.account === String(customerId)
    if (isOurs && intent.status === 'succeeded') charges.push(listedCharge(intent))
  }
  return charges
}

/** What Stripe kept of a payment: it says so once it has booked the charge, some time after it has succeeded. */
export const stripeFeeOf = async (stripe: Stripe, paymentId: string): Promise<Cents | undefined> => {
  const intent = await stripe.paymentIntents.retrieve(paymentId, {
    expand: ['latest_charge.balance_transaction'],
  })
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null
  const booked = charge?.balance_transaction
  // An account that is paid out in another currency is told its fees in that one.
  return booked && typeof booked === 'object' && booked.currency === 'cad' ? cents(booked.fee) : undefined
}
