import type Stripe from 'stripe'
import { cents } from '@mainstreet/shared/rules/money/money'
import type {
  ChargeListing,
  ChargeRequest,
  ListedCharge,
  ListedRefund,
  PaymentGateway,
  PaymentOutcome,
  PaymentQuery,
  RefundOutcome,
  RefundRequest,
} from './payment-gateway'
import type { ModeKeys } from './payment-provider'
import { listStripeCharges, stripeFeeOf, stripeSince } from './stripe-charges'
import { stripeClient, type StripeAccess } from './stripe-client'
import {
  declineOfError,
  hasMovedOn,
  isMissing,
  noSuchPayment,
  outcomeOfIntent,
  outcomeOfRefund,
  refusedCharge,
} from './stripe-outcome'

const pageSize = 100

/** Our key travels with everything we make, so that it is found again, and nothing of others is taken for ours. */
interface Marked {
  metadata: Stripe.Metadata | null
}
const isMarked = (key: string) => (made: Marked) => made.metadata?.key === key

const intentParams = (request: ChargeRequest): Stripe.PaymentIntentCreateParams => ({
  amount: request.amountCents,
  currency: request.currency,
  payment_method: request.paymentMethod,
  // Wallets pay by card, too; nothing else, because a buyer is never sent away to another site.
  allowed_payment_method_types: ['card'],
  confirm: true,
  use_stripe_sdk: true,
  metadata: { key: request.key, order: String(request.orderId), account: String(request.customerId) },
})

const createIntents = (client: () => Promise<Stripe>) => {
  const retrieve = async (id: string): Promise<Stripe.PaymentIntent | undefined> => {
    try {
      return await (await client()).paymentIntents.retrieve(id)
    } catch (error) {
      if (isMissing(error)) return undefined
      throw error
    }
  }
  const cancel = async (id: string): Promise<Stripe.PaymentIntent> => {
    try {
      return await (await client()).paymentIntents.cancel(id)
    } catch (error) {
      const intent = hasMovedOn(error) && (await retrieve(id))
      if (intent) return intent
      throw error
    }
  }
  return {
    cancel,
    /** The intent of a payment. The list knows it at once, which Stripe's search does not. */
    async find({ key, since, paymentId }: PaymentQuery): Promise<Stripe.PaymentIntent | undefined> {
      if (paymentId) {
        const intent = await retrieve(paymentId)
        return intent && isMarked(key)(intent) ? intent : undefined
      }
      const created = { gte: stripeSince(since) }
      const made = (await client()).paymentIntents.list({ created, limit: pageSize })
      for await (const intent of made) if (isMarked(key)(intent)) return intent
      return undefined
    },
    /** How an intent stands for good: one whose card was refused is ended, because its buyer's browser could still pay it. */
    async settle(intent: Stripe.PaymentIntent): Promise<PaymentOutcome> {
      const waits = intent.status === 'requires_payment_method' || intent.status === 'requires_confirmation'
      if (!waits) return outcomeOfIntent(intent)
      const ended = await cancel(intent.id)
      const { last_payment_error } = intent
      return outcomeOfIntent(ended.status === 'canceled' ? { ...ended, last_payment_error } : ended)
    },
  }
}

const listRefundsOf = (stripe: Stripe, paymentId: string) =>
  stripe.refunds.list({ payment_intent: paymentId, limit: pageSize })

const createRefunds = (client: () => Promise<Stripe>) => {
  const find = async (key: string, paymentId: string): Promise<Stripe.Refund | undefined> => {
    const made = listRefundsOf(await client(), paymentId)
    for await (const refund of made) if (isMarked(key)(refund)) return refund
    return undefined
  }
  const create = async ({ key, paymentId, amountCents }: RefundRequest): Promise<Stripe.Refund> => {
    const params = { payment_intent: paymentId, amount: amountCents, metadata: { key } }
    return (await client()).refunds.create(params, { idempotencyKey: key })
  }
  return {
    async make(request: RefundRequest): Promise<RefundOutcome> {
      try {
        // Stripe forgets idempotency keys after a day, but never its refunds.
        const made = await find(request.key, request.paymentId)
        return outcomeOfRefund(made ?? (await create(request)))
      } catch (error) {
        const decline = declineOfError(error)
        if (!decline) throw error
        return { status: 'declined', decline }
      }
    },
    async lookup({ key, paymentId }: Pick<RefundRequest, 'key' | 'paymentId'>) {
      const refund = await find(key, paymentId).catch((error: unknown) => {
        if (isMissing(error)) return undefined
        throw error
      })
      return refund && outcomeOfRefund(refund)
    },
    async list(paymentId: string): Promise<ListedRefund[]> {
      const listed: ListedRefund[] = []
      const made = listRefundsOf(await client(), paymentId)
      for await (const refund of made)
        listed.unshift({
          refundId: refund.id,
          key: refund.metadata?.key,
          amountCents: cents(refund.amount),
          outcome: outcomeOfRefund(refund),
        })
      return listed
    },
  }
}

type Statement = { listCharges(listing: ChargeListing): Promise<ListedCharge[]> }

/** Real cards, by the Stripe account whose keys are given. */
export const createStripeGateway = (
  { live, secretKey, publishableKey }: ModeKeys,
  access: Omit<StripeAccess, 'secretKey'> = {},
): Statement & PaymentGateway => {
  const client = stripeClient({ secretKey, ...access })
  const intents = createIntents(client)
  const refunds = createRefunds(client)
  return {
    provider: 'stripe',
    publishableKey,
    live,
    async charge(request) {
      try {
        const options = { idempotencyKey: request.key }
        return outcomeOfIntent(await (await client()).paymentIntents.create(intentParams(request), options))
      } catch (error) {
        return refusedCharge(error)
      }
    },
    async confirm(payment) {
      const intent = await intents.find(payment)
      return intent ? intents.settle(intent) : { status: 'declined', decline: noSuchPayment }
    },
    async lookup(query) {
      const intent = await intents.find(query)
      return intent && intents.settle(intent)
    },
    cancel: async (paymentId) => outcomeOfIntent(await intents.cancel(paymentId)),
    refund: refunds.make,
    lookupRefund: refunds.lookup,
    listRefunds: refunds.list,
    listCharges: async (listing) => listStripeCharges(await client(), listing),
    feeOf: async (paymentId) => stripeFeeOf(await client(), paymentId),
    isSharedTestId: (paymentMethod) => paymentMethod.startsWith('pm_card_'),
  }
}
