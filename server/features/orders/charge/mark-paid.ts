import type { Knex } from 'knex'
import type { Application } from '../../../declarations'
import type { Work } from '../../../kit/service/work'
import { queuePaidMails } from '../mails/order-mails'
import { reserveLateRefund } from '../refunds/whole-refund'
import type { OrderRow } from './payment-row'

const firstNumber = 1001

/** The account's next order number; given back when the transaction fails, so none is ever missing. */
export const nextOrderNumber = async (trx: Knex.Transaction, customerId: number): Promise<number> => {
  const [row] = await trx('order_counters')
    .insert({ customerId, last: firstNumber })
    .onConflict('customerId')
    .merge({ last: trx.raw('order_counters.last + 1') })
    .returning('last')
  return row.last
}

const payOrder = async (app: Application, work: Work, order: OrderRow) => {
  const { trx, now } = work
  const orderNumber = await nextOrderNumber(trx, order.customerId)
  const paid = { status: 'paid', orderNumber, paidAt: now } as const
  await trx('account_orders').where({ id: order.id }).update(paid)
  await queuePaidMails(app, work, { ...order, ...paid })
  const [listed] = await app.service('account-orders').rowsById([order.id], work)
  work.changed('account-orders', { before: null, after: listed! })
}

/** Records that an order's money has arrived, once, whoever brings the news: number, receipt, the owner's mail, event. */
export const markPaid = (
  app: Application,
  orderId: number,
  { paymentId, amountCents }: { paymentId: string; amountCents: number },
): Promise<void> =>
  app.get('runWork')(async (work) => {
    const { trx } = work
    const order = await trx<OrderRow>('account_orders').where({ id: orderId }).forUpdate().first()
    if (!order) throw new Error(`There is no order ${orderId}.`)
    if (order.status !== 'pending' && order.status !== 'failed') return
    if (amountCents !== order.total)
      throw new Error(`Order ${orderId} costs ${order.total}, but ${amountCents} was paid.`)
    const late = order.status === 'failed'
    await trx('order_payments').where({ orderId }).update({ paymentId })
    // The buyer has read that it failed and the stock may be sold: the money goes back.
    await (late ? reserveLateRefund(work, order) : payOrder(app, work, order))
  })
