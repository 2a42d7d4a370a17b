import { invalidRequest, newId, nowSeconds, type Books, type Intent, type Refund } from './stripe-books'
import { intentOf, metadataOf, type Params, type Tell } from './stripe-intents'

const given = (books: Books, id: string) =>
  books.refunds.filter((each) => each.payment_intent === id && each.status !== 'failed')

/** An intent with its charge in the place of the charge's id, where it has one. */
export const withCharge = (books: Books, intent: Intent) => {
  const refunded = given(books, intent.id).reduce((sum, { amount }) => sum + amount, 0)
  const fee = Math.round(intent.amount * 0.029) + 30
  const booked = { object: 'balance_transaction', amount: intent.amount, fee, currency: intent.currency }
  const charge = {
    id: intent.id.replace('pi_', 'ch_'),
    object: 'charge',
    amount_refunded: refunded,
    balance_transaction: books.booksCharges ? booked : null,
  }
  return { ...intent, latest_charge: intent.status === 'succeeded' ? charge : null }
}

/** Gives money back: some of it or what is left, and never more than was paid. */
export const createRefund = (books: Books, params: Params, tell: Tell): Refund => {
  const intent = intentOf(books, String(params.payment_intent))
  if (intent.status !== 'succeeded')
    throw invalidRequest(`This PaymentIntent (${intent.id}) does not have a successful charge to refund.`)
  const left = intent.amount_received - given(books, intent.id).reduce((sum, { amount }) => sum + amount, 0)
  if (left === 0) throw invalidRequest('The charge has already been refunded.', 'charge_already_refunded')
  const amount = params.amount === undefined ? left : Number(params.amount)
  if (amount > left)
    throw invalidRequest(
      `Refund amount ($${(amount / 100).toFixed(2)}) is greater than unrefunded amount on charge ($${(left / 100).toFixed(2)})`,
    )
  const refund: Refund = {
    id: newId('re'),
    object: 'refund',
    amount,
    payment_intent: intent.id,
    metadata: metadataOf(params.metadata),
    status: books.refundStatus,
    created: nowSeconds(),
  }
  books.refunds.push(refund)
  tell('refund.created', refund)
  tell('charge.refunded', { id: newId('ch'), object: 'charge', payment_intent: intent.id })
  return refund
}

/** Brings a refund that is on its way to its end. */
export const endRefund = (refund: Refund, status: 'succeeded' | 'failed', tell: Tell): void => {
  refund.status = status
  tell(status === 'failed' ? 'refund.failed' : 'refund.updated', refund)
}
