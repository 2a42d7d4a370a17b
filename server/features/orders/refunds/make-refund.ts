import { server, type Caller } from '../../../kit/service/caller/caller'
import type { Application } from '../../../declarations'
import type { ListedRefund, PaymentGateway, RefundOutcome } from '../../../kit/payments/payment-gateway'
import { gatewayOfPayment } from '../../store/payment-keys'
import type { RefundRow } from './refund-row'
import { settleRefund } from './settle-refund'

const requestOf = ({ key, amount }: RefundRow, paymentId: string) => ({ key, paymentId, amountCents: amount })

interface CardPayment {
  paymentId: string
  gateway: PaymentGateway | undefined
}

const paymentWith = async (
  app: Application,
  which: { orderId: number } | { id: number },
): Promise<CardPayment | undefined> => {
  const payments = app.get('database').knex('order_payments').where(which).whereNotNull('paymentId')
  const payment = await payments.orderBy('id').first()
  if (!payment?.paymentId) return undefined
  return { paymentId: payment.paymentId, gateway: await gatewayOfPayment(app, payment) }
}

/** The first card payment of an order with the provider that made it; undefined where it was paid elsewhere. */
export const cardPaymentOf = (app: Application, orderId: number): Promise<CardPayment | undefined> =>
  paymentWith(app, { orderId })

/** Paid elsewhere, it is given back there, and is done when it is written down. */
const byHand: RefundOutcome = { status: 'succeeded', refundId: '' }

const askFor = async (
  app: Application,
  refund: RefundRow,
  ask: (gateway: PaymentGateway, paymentId: string) => Promise<RefundOutcome>,
): Promise<RefundOutcome> => {
  if (!refund.orderPaymentId) return byHand
  const payment = await paymentWith(app, { id: refund.orderPaymentId })
  if (!payment) throw new Error(`The payment of refund ${refund.id} has no name at its provider.`)
  const { gateway, paymentId } = payment
  if (!gateway) throw new Error(`The card provider of order ${refund.orderId} cannot be asked.`)
  return ask(gateway, paymentId)
}

/** One that is made already, at the provider itself, is never made again. */
const pendingRefund = (app: Application, id: number) =>
  app.get('database').knex('order_refunds').where({ id, status: 'pending', byProvider: false }).first()

/** Has the provider make a pending refund and settles it; where nobody knows the outcome, it stays pending. */
export const makeRefund = async (app: Application, id: number, caller: Caller): Promise<void> => {
  const refund = await pendingRefund(app, id)
  if (!refund) return
  try {
    const outcome = await askFor(app, refund, async (gateway, paymentId) => {
      try {
        return await gateway.refund(requestOf(refund, paymentId))
      } catch (error) {
        app.get('log').error({ err: error, refund: id }, 'refund without an answer')
        const outcome = await gateway.lookupRefund({ key: refund.key, paymentId })
        if (!outcome) throw new Error('The provider does not know the refund yet.')
        return outcome
      }
    })
    await settleRefund(app, { id }, { outcome, caller })
  } catch (error) {
    app.get('log').error({ err: error, refund: id }, 'refund not settled')
  }
}

const foundAgain = (listed: readonly ListedRefund[], { id, providerRefundId }: RefundRow): RefundOutcome => {
  const found = listed.find(({ refundId }) => refundId === providerRefundId)
  if (!found) throw new Error(`The provider does not know its own refund ${id} any more.`)
  return found.outcome
}

/** Finds out how a pending refund stands, makes it under the same key, so never twice, where the provider does not know it, and settles it. */
export const resumeRefund = async (app: Application, refund: RefundRow): Promise<void> => {
  const outcome = await askFor(app, refund, async (gateway, paymentId) => {
    if (refund.byProvider) return foundAgain(await gateway.listRefunds(paymentId), refund)
    const made = await gateway.lookupRefund({ key: refund.key, paymentId })
    return made ?? gateway.refund(requestOf(refund, paymentId))
  })
  await settleRefund(app, { id: refund.id }, { outcome, caller: server })
}
