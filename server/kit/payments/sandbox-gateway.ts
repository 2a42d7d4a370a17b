import { randomBytes } from 'node:crypto'
import type { Knex } from 'knex'
import type { Table } from '../service/stored-row'
import type { ChargeRequest, Decline, PaymentGateway, PaymentOutcome } from './payment-gateway'
import { listSandboxCharges, sandboxFeeOf } from './sandbox-charges'
import { createSandboxRefunds } from './sandbox-refunds'

const declineWith = (declineCode: string, message = 'Your card was declined.'): Decline => ({
  message,
  code: 'card_declined',
  declineCode,
})

/** Stripe's public test payment methods that are refused, with the codes Stripe answers (docs.stripe.com/testing). */
const refused: Record<string, Decline> = {
  pm_card_visa_chargeDeclined: declineWith('generic_decline'),
  pm_card_visa_chargeDeclinedInsufficientFunds: declineWith(
    'insufficient_funds',
    'Your card has insufficient funds.',
  ),
  pm_card_visa_chargeDeclinedLostCard: declineWith('lost_card'),
  pm_card_visa_chargeDeclinedStolenCard: declineWith('stolen_card'),
  pm_card_chargeDeclinedExpiredCard: { message: 'Your card has expired.', code: 'expired_card' },
  pm_card_chargeDeclinedIncorrectCvc: {
    message: "Your card's security code is incorrect.",
    code: 'incorrect_cvc',
  },
  pm_card_chargeDeclinedProcessingError: {
    message: 'An error occurred while processing your card. Try again in a little bit.',
    code: 'processing_error',
  },
}

const accepted = new Set(['pm_card_visa', 'pm_card_visa_debit', 'pm_card_mastercard', 'pm_card_amex'])
const wantsBank = new Set(['pm_card_authenticationRequired', 'pm_card_threeDSecure2Required'])

const canceled: Decline = { message: 'The payment was cancelled.', code: 'payment_intent_canceled' }
const unknownMethod: Decline = { message: 'There is no such payment method.', code: 'resource_missing' }

interface Charge {
  id: string
  key: string
  customerId: number
  orderId: number
  paymentMethod: string
  amount: number
  currency: string
  status: 'succeeded' | 'requires_action' | 'declined' | 'refunded'
  clientSecret: string
  decline: Decline | null
  createdAt: Date
}

const firstStatus = (paymentMethod: string): Pick<Charge, 'status' | 'decline'> => {
  if (accepted.has(paymentMethod)) return { status: 'succeeded', decline: null }
  if (wantsBank.has(paymentMethod)) return { status: 'requires_action', decline: null }
  return { status: 'declined', decline: refused[paymentMethod] ?? unknownMethod }
}

const outcomeOf = ({ id, amount, status, clientSecret, decline }: Charge): PaymentOutcome => {
  if (status === 'succeeded') return { status, paymentId: id, amountCents: amount }
  if (status === 'requires_action') return { status, paymentId: id, clientSecret }
  return { status: 'declined', paymentId: id, decline: decline ?? canceled }
}

const table = 'sandbox_charges'

const newCharge = ({ amountCents, ...request }: ChargeRequest) => {
  const id = `pi_sandbox_${randomBytes(12).toString('hex')}`
  const { status, decline } = firstStatus(request.paymentMethod)
  return {
    ...request,
    id,
    amount: amountCents,
    status,
    clientSecret: `${id}_secret_${randomBytes(12).toString('hex')}`,
    decline: decline && JSON.stringify(decline),
  }
}

const createCharges = (knex: Knex) => {
  const find = (where: Partial<Charge>) => knex(table).where(where).first()
  return {
    find,
    /** The charge under the request's key; the first one, when the same request comes again. */
    async record(request: ChargeRequest): Promise<Charge> {
      const [made] = await knex(table).insert(newCharge(request)).onConflict('key').ignore().returning('*')
      return made ?? (await find({ key: request.key }))!
    },
    /** Moves a charge on, unless it has moved already, and answers how it stands. */
    async move(id: string, change: { from: Charge['status']; to: Charge['status'] }) {
      await knex(table).where({ id, status: change.from }).update({ status: change.to })
      return find({ id })
    },
  }
}

/** A card provider for trying out: Stripe's public test ids, no money, every charge stored so that it can be looked up after a crash. */
export const createSandboxGateway = (knex: Knex): PaymentGateway => {
  const charges = createCharges(knex)
  const refunds = createSandboxRefunds(knex)
  return {
    provider: 'sandbox',
    publishableKey: '',
    live: false,
    async charge(request) {
      const charge = await charges.record(request)
      if (charge.amount !== request.amountCents)
        throw new Error(`The key ${request.key} has been used for another amount.`)
      return outcomeOf(charge)
    },
    async confirm({ paymentId, key }) {
      const own = await charges.find({ id: paymentId, key })
      const charge = own && (await charges.move(paymentId, { from: 'requires_action', to: 'succeeded' }))
      return charge ? outcomeOf(charge) : { status: 'declined', decline: unknownMethod }
    },
    async lookup({ key }) {
      const charge = await charges.find({ key })
      return charge && outcomeOf(charge)
    },
    async cancel(paymentId) {
      const charge = await charges.move(paymentId, { from: 'requires_action', to: 'declined' })
      return charge ? outcomeOf(charge) : { status: 'declined', decline: canceled }
    },
    refund: refunds.record,
    listCharges: (listing) => listSandboxCharges(knex, listing),
    feeOf: (paymentId) => sandboxFeeOf(knex, paymentId),
    lookupRefund: refunds.lookup,
    listRefunds: refunds.list,
    isSharedTestId: (paymentMethod) => paymentMethod.startsWith('pm_card_'),
  }
}

declare module 'knex/types/tables' {
  interface Tables {
    sandbox_charges: Table<Charge>
  }
}
