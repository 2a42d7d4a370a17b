import { setTimeout as pause } from 'node:timers/promises'
import { NotFound, Unavailable, Unprocessable } from '@feathersjs/errors'
import type { PaymentAnswer } from '@mainstreet/shared/contracts/orders/payments'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import type { Application } from '../../../declarations'
import type { PaymentGateway } from '../../../kit/payments/payment-gateway'
import { retryAfter } from '../../../kit/service/errors'
import type { Caller } from '../../../kit/service/caller/caller'
import type { Work } from '../../../kit/service/work'
import { gatewayOfPayment } from '../../store/payment-keys'
import { claimCharge } from './charge-lease'
import { chargeOrder, paymentQuery, resumeCharge, type DuePayment } from './charge-order'
import type { OrderRow, PaymentRow } from './payment-row'
import { answerBy, budgetEnd } from './provider-budget'
import { paymentAnswer, settlePayment } from './settle-payment'

/** Where nobody knows, the order stays pending until the sweeper finds out: it is not charged twice and not forgotten. */
const answerFor = async (app: Application, id: number): Promise<PaymentAnswer> => {
  const answer = await paymentAnswer(app, id)
  if (answer) return answer
  throw new Unavailable({ ...refusal('provider-silent'), code: 'payment_unknown', retryAfter })
}

/** Another process or request makes this payment: its outcome is ours, and so is its charge should it have died. */
const awaitAnswer = async (app: Application, payment: PaymentRow, until: number): Promise<PaymentAnswer> => {
  const { id, orderId } = payment
  for (; Date.now() < until; await pause(100)) {
    const answer = await paymentAnswer(app, id)
    if (answer) return answer
    if (!(await claimCharge(app, orderId))) continue
    await resumeCharge(app, payment, { until })
    break
  }
  return answerFor(app, id)
}

/** A payment as it was placed: a new one, to be charged now, or the earlier attempt of the same submit. */
export type Placed = (DuePayment & { isNew: true }) | { payment: PaymentRow; isNew: false }

interface Paying {
  caller: Caller
  gateway: PaymentGateway
  /** Writes down, in its transaction, what is to be charged, or finds that it was. */
  place: (work: Work) => Promise<Placed>
}

/** Places a payment, charges it, and answers how it stands. */
export const payNow = async (
  app: Application,
  { caller, gateway, place }: Paying,
): Promise<PaymentAnswer> => {
  const until = budgetEnd(app)
  const placed = await app.get('runWork')(caller, place)
  if (!placed.isNew) return awaitAnswer(app, placed.payment, until)
  await chargeOrder(app, { ...placed, until }, gateway)
  return answerFor(app, placed.payment.id)
}

interface Continued {
  customerId: number
  paymentId: string
  fingerprint: string
  /** The buyer, or the buyer's bank, said no. */
  refused: boolean | undefined
}

/** Goes on with a payment after its buyer's step at the bank. */
export const continuePayment = async (
  app: Application,
  { customerId, paymentId, fingerprint, refused }: Continued,
): Promise<PaymentAnswer> => {
  const payment = await app
    .get('database')
    .knex<PaymentRow>('order_payments as p')
    .join('account_orders as o', 'o.id', 'p.orderId')
    .where({ 'p.customerId': customerId, 'p.paymentId': paymentId })
    .first<(PaymentRow & Pick<OrderRow, 'status' | 'test'>) | undefined>('p.*', 'o.status', 'o.test')
  if (!payment) throw new NotFound(refusal('no-payment'))
  if (payment.fingerprint !== fingerprint)
    throw new Unprocessable('This payment belongs to another order.', {
      errors: { paymentIntentId: 'belongs to another order' },
    })
  if (payment.status !== 'pending') return answerFor(app, payment.id)
  const until = budgetEnd(app)
  const gateway = await gatewayOfPayment(app, payment)
  // A refused payment ends at once, so that its stock is on sale again.
  const settled = refused
    ? gateway?.cancel(paymentId)
    : gateway?.confirm({ ...paymentQuery(payment), paymentId })
  const outcome = await (settled && answerBy(until, settled))?.catch((error: unknown) => {
    app.get('log').error({ err: error, order: payment.orderId }, 'confirmation without an answer')
    return undefined
  })
  if (outcome) await settlePayment(app, payment.orderId, outcome)
  return answerFor(app, payment.id)
}
