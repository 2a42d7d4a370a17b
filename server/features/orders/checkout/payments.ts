import { setTimeout as pause } from 'node:timers/promises'
import { Forbidden, NotFound, Unavailable, Unprocessable } from '@feathersjs/errors'
import { paymentsOperation, type PaymentAnswer } from '@mainstreet/shared/contracts/orders/orders'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import type { Input } from '@mainstreet/shared/services'
import type { Application } from '../../../declarations'
import { gatewayOfMethod } from '../../../kit/payments/gateways'
import type { PaymentGateway } from '../../../kit/payments/payment-gateway'
import { invalid, retryAfter } from '../../../kit/service/errors'
import { idempotencyKeyOf } from '../../../kit/service/once/idempotency-key'
import { operationService } from '../../../kit/service/define-service'
import type { Caller } from '../../../kit/service/caller/caller'
import type { Call, ServiceParams } from '../../../kit/service/service-params'
import { gatewayOfPayment } from '../../store/payment-keys'
import { claimCharge } from '../charge/charge-lease'
import { chargeOrder, paymentQuery, resumeCharge } from '../charge/charge-order'
import { openStore, type Store } from '../open-store'
import type { OrderRow, PaymentRow } from '../charge/payment-row'
import { answerBy, budgetEnd, providerBudgetMs } from '../charge/provider-budget'
import { paymentAnswer, settlePayment } from '../charge/settle-payment'
import { cartChoices } from './cart-choices'
import { placedBy } from './check-unpaid'
import { cartFingerprint, submitOf } from './payment-key'
import { placeOrder, type Checkout } from './place-order'

/** Real money only moves on the shop's own site. */
const refusePreview = (store: Store, gateway: PaymentGateway, { siteId, preview }: ServiceParams) => {
  if (gateway.live && (preview || siteId !== store.id)) throw new Forbidden(refusal('preview-only'))
}

/** Where nobody knows, the order stays pending until the sweeper finds out: it is not charged twice and not forgotten. */
const answerFor = async (app: Application, orderId: number): Promise<PaymentAnswer> => {
  const answer = await paymentAnswer(app, orderId)
  if (answer) return answer
  throw new Unavailable({ ...refusal('provider-silent'), code: 'payment_unknown', retryAfter })
}

/** Another process or request makes this payment: its outcome is ours, and so is its charge should it have died. */
const awaitAnswer = async (app: Application, payment: PaymentRow, until: number): Promise<PaymentAnswer> => {
  const { orderId } = payment
  for (; Date.now() < until; await pause(100)) {
    const answer = await paymentAnswer(app, orderId)
    if (answer) return answer
    if (!(await claimCharge(app, orderId))) continue
    await resumeCharge(app, payment, { until })
    break
  }
  return answerFor(app, orderId)
}

const payOrder = async (app: Application, caller: Caller, checkout: Checkout): Promise<PaymentAnswer> => {
  const until = budgetEnd(app)
  const placed = await app.get('runWork')(caller, (work) => placeOrder(app, work, checkout))
  if (!placed.isNew) return awaitAnswer(app, placed.payment, until)
  await chargeOrder(app, { ...placed, until }, checkout.gateway)
  return answerFor(app, placed.payment.orderId)
}

interface Continued {
  store: Store
  paymentId: string
  fingerprint: string
  /** The buyer, or the buyer's bank, said no. */
  refused: boolean | undefined
}

const goOn = async (
  app: Application,
  { store, paymentId, fingerprint, refused }: Continued,
): Promise<PaymentAnswer> => {
  const payment = await app
    .get('database')
    .knex<PaymentRow>('order_payments as p')
    .join('account_orders as o', 'o.id', 'p.orderId')
    .where({ 'p.customerId': store.id, 'p.paymentId': paymentId })
    .first<(PaymentRow & Pick<OrderRow, 'status' | 'test'>) | undefined>('p.*', 'o.status', 'o.test')
  if (!payment) throw new NotFound(refusal('no-payment'))
  if (payment.fingerprint !== fingerprint)
    throw new Unprocessable('This payment belongs to another order.', {
      errors: { paymentIntentId: 'belongs to another order' },
    })
  if (payment.status !== 'pending') return answerFor(app, payment.orderId)
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
  return answerFor(app, payment.orderId)
}

const runPayment = async (app: Application, input: Input<'payments'>, call: Call): Promise<PaymentAnswer> => {
  await app.get('limits').limitAddress('payments-address', call.address)
  const { store, gateways, keys } = await openStore(app, input, call)
  await app.get('limits').slow('payments-account', store.id)
  const gateway = gatewayOfMethod(gateways, input.id ?? '')
  if (!gateway) throw invalid({ id: 'is no way to pay here' })
  refusePreview(store, gateway, call)
  const choices = cartChoices(input.items)
  const fingerprint = cartFingerprint(choices, input)
  const { id: paymentMethod, paymentIntentId, refused, shippingType, data, expectedTotal, language } = input
  if (paymentIntentId) return goOn(app, { store, paymentId: paymentIntentId, fingerprint, refused })
  if (refused) throw invalid({ refused: 'goes with a paymentIntentId' })
  if (!paymentMethod) throw invalid({ id: refusal('required') })
  const submit = submitOf({
    header: idempotencyKeyOf(call, input.key),
    paymentMethod,
    shared: gateway.isSharedTestId(paymentMethod),
    fingerprint,
  })
  return payOrder(app, call.caller, {
    store,
    gateway,
    keys,
    submit,
    choices,
    shippingType,
    data,
    expectedTotal,
    language,
    placedBy: placedBy(call.address ?? '', app.get('settings').secretKey),
  })
}

/** Buys a cart: order and stock first, then the charge, then the order is paid or undone. */
export const payments = operationService(paymentsOperation, (app) => {
  app.set('providerBudgetMs', providerBudgetMs)
  return (input, call) => runPayment(app, input, call)
})
