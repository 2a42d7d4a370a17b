import { refusal } from '@mainstreet/shared/refusals/refusal'
import type Stripe from 'stripe'
import { cents } from '@mainstreet/shared/rules/money/money'
import type { Decline, PaymentOutcome, RefundOutcome } from './payment-gateway'

/** What is said of a payment that nobody has made, or that belongs to somebody else. */
export const noSuchPayment: Decline = { message: refusal('no-payment').message, code: 'resource_missing' }

const canceled: Decline = { message: 'The payment was cancelled.', code: 'payment_intent_canceled' }
const notMade: Decline = { message: 'The payment was not made.', code: 'payment_not_made' }
// The shop's own trouble: all that a buyer needs to know is that nothing was paid.
const badKeys: Decline = {
  message: refusal('provider-keys-refused').message,
  code: 'payment_keys_refused',
}

type SaidError = Pick<Stripe.PaymentIntent.LastPaymentError, 'message' | 'code' | 'decline_code'>

const declineOf = ({ message, code, decline_code: declineCode }: SaidError): Decline => ({
  message: message || 'Your card was declined.',
  code: code ?? 'card_declined',
  ...(declineCode && { declineCode }),
})

const isStripeError = (error: unknown): error is Stripe.errors.StripeError =>
  error instanceof Error && 'type' in error && String(error.type).startsWith('Stripe')

/** Whether Stripe knows nothing under the id that it was asked for. */
export const isMissing = (error: unknown): boolean =>
  isStripeError(error) && error.code === 'resource_missing' && error.statusCode === 404

/** Whether an intent has moved on, so that what was asked of it is no longer possible. */
export const hasMovedOn = (error: unknown): boolean =>
  isStripeError(error) && error.code === 'payment_intent_unexpected_state'

/** Why Stripe refused; undefined for an error that leaves open what has happened. */
export const declineOfError = (error: unknown): Decline | undefined => {
  if (!isStripeError(error)) return undefined
  if (error.type === 'StripeCardError') return declineOf(error)
  // 409 and 429 only say that another try is being made, or should be.
  if (error.type === 'StripeInvalidRequestError' && [400, 402, 404].includes(error.statusCode ?? 0))
    return declineOf(error)
  if (error.type === 'StripeAuthenticationError' || error.type === 'StripePermissionError') return badKeys
  return undefined
}

/** The outcome of a charge that Stripe refused; throws what leaves the outcome open. */
export const refusedCharge = (error: unknown): PaymentOutcome => {
  const decline = declineOfError(error)
  if (!decline) throw error
  const paymentId = (error as Stripe.errors.StripeError).payment_intent?.id
  return { status: 'declined', ...(paymentId && { paymentId }), decline }
}

/** How an intent stands, in our words. */
export const outcomeOfIntent = (intent: Stripe.PaymentIntent): PaymentOutcome => {
  const { id: paymentId, status, client_secret: clientSecret, last_payment_error: error } = intent
  if (status === 'succeeded') {
    if (intent.currency !== 'cad') throw new Error(`Payment ${paymentId} was made in ${intent.currency}.`)
    return { status: 'succeeded', paymentId, amountCents: cents(intent.amount_received) }
  }
  if (status === 'requires_action' && clientSecret)
    return { status: 'requires_action', paymentId, clientSecret }
  if (status === 'processing') return { status: 'processing', paymentId }
  const decline = error ? declineOf(error) : status === 'canceled' ? canceled : notMade
  return { status: 'declined', paymentId, decline }
}

/** How a refund stands, in our words. */
export const outcomeOfRefund = ({ id, status, failure_reason: reason }: Stripe.Refund): RefundOutcome => {
  if (status === 'failed' || status === 'canceled')
    return {
      status: 'declined',
      decline: { message: `The refund was not made (${reason ?? status}).`, code: reason ?? status },
    }
  return { status: status === 'succeeded' ? 'succeeded' : 'pending', refundId: id }
}
