import { PaymentError } from '@feathersjs/errors'
import type { PaymentAnswer } from '@mainstreet/shared/contracts/orders/payments'
import type { Application } from '../../../declarations'
import type { Decline, PaymentOutcome } from '../../../kit/payments/payment-gateway'
import { declineText } from '../checkout/decline-text'
import { orderToken } from '../order-token'
import { awaitMoney } from './await-money'
import { failOrder } from './fail-order'
import { markPaid } from './mark-paid'
import type { OrderRow, PaymentRow } from './payment-row'

const open = { isSettled: false }
const settled = { isSettled: true }

/** Brings an order to where its payment stands, and says whether that is its end; reply, sweeper and webhook come through here, in any order and often. */
export const settlePayment = async (
  app: Application,
  orderId: number,
  outcome: PaymentOutcome,
): Promise<{ isSettled: boolean }> => {
  if (outcome.status === 'succeeded' || outcome.status === 'nothing-due') {
    await markPaid(app, orderId, outcome)
    return settled
  }
  if (outcome.status === 'declined') {
    await failOrder(app, orderId, outcome.decline)
    return settled
  }
  if (outcome.status === 'promised') {
    await awaitMoney(app, orderId)
    return settled
  }
  const clientSecret = outcome.status === 'requires_action' ? outcome.clientSecret : null
  await app
    .get('database')
    .knex('order_payments')
    .where({ orderId })
    .update({ paymentId: outcome.paymentId, clientSecret })
  return open
}

const declineRefusal = ({ message, code, declineCode }: Decline) => {
  const reason = { message, code, ...(declineCode && { decline_code: declineCode }) }
  return new PaymentError(declineText(reason), { code, ...(declineCode && { decline_code: declineCode }) })
}

type Standing = Pick<OrderRow, 'id' | 'status' | 'orderNumber' | 'unlisted'> &
  Pick<PaymentRow, 'decline' | 'paymentId' | 'clientSecret'>

/** What a buyer reads of what a payment, by its id, is for; undefined while nobody knows, a 402 when the card was refused. */
export const paymentAnswer = async (app: Application, id: number): Promise<PaymentAnswer | undefined> => {
  const found = await app
    .get('database')
    .knex<OrderRow & PaymentRow>('account_orders as o')
    .join('order_payments as p', 'p.orderId', 'o.id')
    .where('p.id', id)
    .first<Standing | undefined>(
      ...['o.id', 'o.status', 'o.orderNumber', 'o.unlisted', 'p.decline', 'p.paymentId', 'p.clientSecret'],
    )
  if (!found) throw new Error(`There is no payment ${id}.`)
  const { id: orderId, status, orderNumber, unlisted, decline, paymentId, clientSecret } = found
  if (status === 'failed') throw declineRefusal(decline!)
  if (!unlisted)
    return {
      ok: true,
      orderNumber: orderNumber!,
      token: orderToken(orderId, app.get('settings').secretKey),
    }
  if (!paymentId || !clientSecret) return undefined
  return { ok: false, requiresAction: true, clientSecret, paymentIntentId: paymentId }
}
