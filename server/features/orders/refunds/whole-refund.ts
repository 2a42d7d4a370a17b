import { Conflict } from '@feathersjs/errors'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import { orderLeft, refundSums, wholeWish } from '@mainstreet/shared/rules/orders/refund'
import type { Application } from '../../../declarations'
import type { Work } from '../../../kit/service/work'
import { problems } from '../../../kit/service/errors'
import type { OrderRow } from '../charge/payment-row'
import { readOrderLeft } from './sums-of-request'
import { insertRefund } from './write-refund'

/** Sets aside the money of an order that had failed before it came; the sweeper gives it back. */
export const reserveLateRefund = async (work: Work, order: OrderRow): Promise<void> => {
  if (order.refunded > 0) return
  const left = orderLeft(order, [])
  // Its stock went back when it failed.
  const sums = refundSums(left, wholeWish(left, false), order.taxRate)
  await insertRefund(work, order, { ...sums, key: `late-${order.id}`, unlisted: true })
  work.unseen('account-orders')
  work.unseen('order-refunds')
}

interface WholeRefund {
  order: OrderRow
  /** What asks for it, once per order. */
  why: 'cancel' | 'by-hand'
  notify?: boolean
}

/** Writes a pending refund of all that is left of a locked order, not its stock; the order's change is its writer's to report. No rows where nothing is left. */
export const reserveRest = async (
  app: Application,
  work: Work,
  { order, why, notify = true }: WholeRefund,
): Promise<number[]> => {
  const left = await readOrderLeft(work.trx, order)
  if (left.total === 0) return []
  const sums = refundSums(left, wholeWish(left, false), order.taxRate)
  const ids = await insertRefund(work, order, { ...sums, key: `${why}-${order.id}`, notify })
  for (const after of await app.service('order-refunds').rowsById(ids, work))
    work.changed('order-refunds', { before: null, after })
  return ids
}

/** Writes down that everything was given back by hand; a card's money goes back through its provider, and so never by a status alone. */
export const recordWholeRefund = async (app: Application, work: Work, order: OrderRow): Promise<void> => {
  const payment = await work
    .trx('order_payments')
    .where({ orderId: order.id })
    .whereNotNull('paymentId')
    .first('id')
  if (payment)
    throw new Conflict({ ...refusal('refund-instead'), ...problems({ status: refusal('not-refunded-so') }) })
  for (const id of await reserveRest(app, work, { order, why: 'by-hand' }))
    await app.service('order-refunds').rewrite(id, { status: 'succeeded', settledAt: work.now }, work)
}
