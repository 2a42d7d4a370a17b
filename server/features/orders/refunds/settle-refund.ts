import type { OrderStatus } from '@mainstreet/shared/contracts/orders/orders'
import type { Caller } from '../../../kit/service/caller/caller'
import type { Application } from '../../../declarations'
import type { RefundOutcome } from '../../../kit/payments/payment-gateway'
import { storable } from '../../../kit/service/storable'
import type { Work } from '../../../kit/service/work'
import type { OrderRow } from '../charge/payment-row'
import { cents } from '@mainstreet/shared/rules/money/money'
import { restoreSold } from '../../gift-cards/sold-cards'
import { moveBalance } from '../../gift-cards/move-balance'
import { queueRefundMail } from '../mails/order-mails'
import { applyChange, dropWaiting, waitingChange } from '../changes/settle-change'
import { restockOrder } from './restock'
import type { RefundRow } from './refund-row'
import { refundWayOf, reportingRefund } from './write-refund'

/** By what a refund is found: our id or key, or the provider's id. */
export type RefundId = Partial<Pick<RefundRow, 'id' | 'key'>> & { providerRefundId?: string }

interface Settling {
  app: Application
  work: Work
  order: OrderRow
  refund: RefundRow
}

const wholeIsBack = async ({ work, order }: Settling): Promise<boolean> => {
  const row = await work
    .trx('order_refunds')
    .where({ orderId: order.id, status: 'succeeded', unlisted: false })
    .sum({ cents: 'amount' })
    .first()
  return Number(row?.cents ?? 0) === order.total
}

/** Puts what a refund gives back onto the gift card that it goes to. */
const creditCard = async ({ app, work, order, refund }: Settling) => {
  const { id: refundId, amount: delta, giftCardId: cardId } = refund
  if (cardId === null) return
  const { id: orderId, customerId } = order
  const move = { customerId, orderId, refundId, reason: 'refunded' as const }
  await moveBalance(app, work, { ...move, deltas: [{ cardId, delta }] })
}

const completeRefund = async (settling: Settling) => {
  const { app, work, order, refund } = settling
  if (refund.unlisted) return
  const stockTaken = await restockOrder(
    { app, work, customerId: order.customerId, orderId: order.id },
    { order, refund },
  )
  await creditCard(settling)
  const status = (await wholeIsBack(settling)) ? 'refunded' : order.status
  await work.trx('account_orders').where({ id: order.id }).update(storable({ status, stockTaken }))
  // Only an order that was paid has a refund that is listed, and a number.
  const numbered = { ...order, status, orderNumber: order.orderNumber! }
  const way = refundWayOf(refund)
  if (refund.notify) await queueRefundMail(app, work, { order: numbered, refund: { ...refund, way } })
}

/** Where an order stood before all of it was given back. */
const statusBefore = ({ status, completedAt, cancelledAt, shippedAt }: OrderRow): OrderStatus => {
  if (status !== 'refunded') return status
  if (cancelledAt) return 'cancelled'
  if (completedAt) return 'Complete'
  return shippedAt ? 'shipped' : 'paid'
}

const releaseRefund = async ({ app, work, order, refund }: Settling) => {
  await restoreSold(app, work, refund)
  await work
    .trx('account_orders')
    .where({ id: order.id })
    .update({ status: statusBefore(order) })
    .decrement('refunded', refund.amount)
}

/** A refund that is done does not change any more, but that a bank may send even that back. */
const isSettled = ({ status }: RefundRow, outcome: RefundOutcome): boolean =>
  status === 'failed' || (status === 'succeeded' && outcome.status !== 'declined')

type Settled = Partial<Pick<RefundRow, 'status' | 'providerRefundId' | 'problem' | 'settledAt'>>

const writeTo =
  ({ work, refund }: Settling) =>
  (columns: Settled) =>
    work.trx('order_refunds').where({ id: refund.id }).update(columns)

const settleAs = async (settling: Settling, outcome: RefundOutcome) => {
  const { work } = settling
  const write = writeTo(settling)
  if (outcome.status === 'pending') return write({ providerRefundId: outcome.refundId })
  if (outcome.status === 'declined') {
    const problem = outcome.decline.message.slice(0, 500)
    await write({ status: 'failed', problem, settledAt: work.now })
    return releaseRefund(settling)
  }
  await write({ status: 'succeeded', providerRefundId: outcome.refundId || null, settledAt: work.now })
  return completeRefund(settling)
}

/** Brings the money that a change gives back to where it stands, and the change with it: done once all of it is back, dropped where the bank says no. */
const settleDifference = async (settling: Settling, outcome: RefundOutcome): Promise<true> => {
  const { app, work, order, refund } = settling
  const write = writeTo(settling)
  work.unseen('order-refunds')
  if (outcome.status === 'pending') {
    await write({ providerRefundId: outcome.refundId })
    return true
  }
  const change = await waitingChange(work, order.id)
  const isWaiting = change?.id === refund.changeId
  if (outcome.status === 'declined') {
    const problem = outcome.decline.message.slice(0, 500)
    await write({ status: 'failed', problem, settledAt: work.now })
    if (isWaiting) await dropWaiting(app, work, { order, change, problem })
    return true
  }
  await write({ status: 'succeeded', providerRefundId: outcome.refundId || null, settledAt: work.now })
  const backToCard = refund.giftCardId === null ? cents(0) : refund.amount
  if (isWaiting) await applyChange(app, work, { order, change, backToCard })
  // After the pieces, as a sale takes them.
  await creditCard(settling)
  return true
}

/** Brings a refund to where it stands at the provider; answer, sweeper and webhook come through here, in any order and often. False where there is none. */
export const settleRefund = (
  app: Application,
  which: RefundId,
  { outcome, caller }: { outcome: RefundOutcome; caller: Caller },
): Promise<boolean> =>
  app.get('runWork')(caller, async (work) => {
    const found = await work.trx('order_refunds').where(which).first('id', 'orderId')
    if (!found) return false
    // The order first, as everybody who writes a refund takes them.
    const order = await work.trx('account_orders').where({ id: found.orderId }).forUpdate().first()
    const refund = await work.trx('order_refunds').where({ id: found.id }).forUpdate().first()
    if (!order || !refund || isSettled(refund, outcome)) return true
    const settling = { app, work, order, refund }
    if (refund.changeId) return settleDifference(settling, outcome)
    await reportingRefund(settling, refund, () => settleAs(settling, outcome))
    return true
  })
