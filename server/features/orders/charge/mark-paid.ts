import type { Knex } from 'knex'
import { server } from '../../../kit/service/caller/caller'
import type { Application } from '../../../declarations'
import type { PaymentOutcome } from '../../../kit/payments/payment-gateway'
import type { Work } from '../../../kit/service/work'
import { queuePaidMails } from '../mails/order-mails'
import { applyChange, waitingChange } from '../changes/settle-change'
import { reserveLateRefund } from '../refunds/whole-refund'
import { changeGone } from './fail-order'
import { issueCards } from './issue-cards'
import { countOrder } from './order-number'
import type { OrderRow } from './payment-row'

const recordPayment = (trx: Knex.Transaction, orderId: number, paymentId: string | null) =>
  trx('order_payments').where({ orderId }).update({ paymentId })

interface Payment {
  order: OrderRow
  /** At its provider; null where nothing was left to pay. */
  paymentId: string | null
}

const payOrder = async (app: Application, work: Work, { order, paymentId }: Payment) => {
  const { trx, now } = work
  // What has gone by email leaves nothing to do.
  const isDone = order.shippingType === 'email'
  const paid = {
    status: isDone ? 'Complete' : 'paid',
    paidAt: now,
    completedAt: isDone ? now : null,
  } as const
  const [row] = await trx('account_orders')
    .with('counted', countOrder(trx, order.customerId))
    .with('payment', recordPayment(trx, order.id, paymentId))
    .where({ id: order.id })
    .update({ ...paid, orderNumber: trx.raw('(select last from counted)') })
    .returning('orderNumber')
  const orderNumber = row!.orderNumber!
  const listedOrder = { ...order, ...paid, orderNumber }
  await queuePaidMails(app, work, listedOrder)
  await issueCards(app, work, listedOrder)
  const listed = await app.service('account-orders').rowById(order.id, work)
  work.changed('account-orders', { before: null, after: listed })
}

/** The payment becomes one of the order that it changes; where nothing waits for it any more, its money goes back. */
const payForChange = async (app: Application, work: Work, { order: own, paymentId }: Payment) => {
  const { trx } = work
  const about = await trx('order_changes').where({ id: own.changeId! }).first('orderId')
  const order = await trx('account_orders').where({ id: about!.orderId }).forUpdate().first()
  const change = await waitingChange(work, about!.orderId)
  await recordPayment(trx, own.id, paymentId)
  work.unseen('account-orders')
  if (own.status === 'failed' || !order || change?.id !== own.changeId) {
    const decline = JSON.stringify(changeGone)
    await trx('account_orders').where({ id: own.id }).update({ status: 'failed' })
    await trx('order_payments').where({ orderId: own.id }).update({ decline })
    return reserveLateRefund(work, own)
  }
  await trx('order_payments').where({ orderId: own.id }).update({ orderId: order.id })
  await trx('account_orders').where({ id: own.id }).del()
  await applyChange(app, work, { order, change })
}

const nothing = { paymentId: null, amountCents: 0 }

/** Records that an order's money has arrived, once, whoever brings the news: number, receipt, the owner's mail, event. */
export const markPaid = (
  app: Application,
  orderId: number,
  outcome:
    Pick<PaymentOutcome & { status: 'succeeded' }, 'paymentId' | 'amountCents'> | { status: 'nothing-due' },
): Promise<void> =>
  app.get('runWork')(server, async (work) => {
    const { trx } = work
    const order = await trx('account_orders').where({ id: orderId }).forUpdate().first()
    if (!order) throw new Error(`There is no order ${orderId}.`)
    if (order.status !== 'pending' && order.status !== 'failed') return
    const payment = await trx('order_payments').where({ orderId }).first('amount')
    const { paymentId, amountCents } = 'paymentId' in outcome ? outcome : nothing
    if (amountCents !== payment!.amount)
      throw new Error(`Of order ${orderId} ${payment!.amount} is due, but ${amountCents} was paid.`)
    if (order.changeId) return payForChange(app, work, { order, paymentId })
    if (order.status === 'pending') return payOrder(app, work, { order, paymentId })
    // The buyer has read that it failed and the stock may be sold: the money goes back, its cards' went with the stock.
    await recordPayment(trx, orderId, paymentId)
    await reserveLateRefund(work, order)
  })
