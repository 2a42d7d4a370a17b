import { PaymentError } from '@feathersjs/errors'
import type { PaymentAnswer } from '@mainstreet/shared/contracts/orders'
import type { Application } from '../../../declarations'
import type { Decline, PaymentOutcome } from '../../../kit/payments/payment-gateway'
import { declineText } from '../checkout/decline-text'
import { failOrder } from './fail-order'
import { markPaid } from './mark-paid'
import { orderToken } from '../order-token'
import type { OrderRow, PaymentRow } from './payment-row'

/** Brings an order to where its payment stands; the reply and the sweeper come through here, as a webhook will, in any order and as often as they like. */
export const settlePayment = async (
  app: Application,
  orderId: number,
  outcome: PaymentOutcome,
): Promise<void> => {
  if (outcome.status === 'succeeded') return markPaid(app, orderId, outcome)
  if (outcome.status === 'declined') return failOrder(app, orderId, outcome.decline)
  const clientSecret = outcome.status === 'requires_action' ? outcome.clientSecret : null
  await app
    .get('database')
    .knex('order_payments')
    .where({ orderId })
    .update({ paymentId: outcome.paymentId, clientSecret })
}

const refusal = ({ message, code, declineCode }: Decline) => {
  const reason = { message, code, ...(declineCode && { decline_code: declineCode }) }
  return new PaymentError(declineText(reason), { code, ...(declineCode && { decline_code: declineCode }) })
}

/** What a buyer reads of an order now; undefined while nobody knows, a 402 when the card was refused. */
export const paymentAnswer = async (
  app: Application,
  orderId: number,
): Promise<PaymentAnswer | undefined> => {
  const { knex } = app.get('database')
  const order = await knex<OrderRow>('account_orders').where({ id: orderId }).first('status', 'orderNumber')
  const payment = await knex<PaymentRow>('order_payments').where({ orderId }).first()
  if (!order || !payment) throw new Error(`There is no payment of order ${orderId}.`)
  if (order.status === 'failed') throw refusal(payment.decline!)
  if (order.status !== 'pending')
    return {
      ok: true,
      orderNumber: order.orderNumber!,
      token: orderToken(orderId, app.get('settings').secretKey),
    }
  const { paymentId, clientSecret } = payment
  if (!paymentId || !clientSecret) return undefined
  return { ok: false, requiresAction: true, clientSecret, paymentIntentId: paymentId }
}
