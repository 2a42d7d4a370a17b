import { Conflict } from '@feathersjs/errors'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import { orderLeft, refundSums, wholeWish } from '@mainstreet/shared/rules/orders/refund'
import { sumCents, type Cents } from '@mainstreet/shared/rules/money/money'
import type { Application } from '../../../declarations'
import type { Work } from '../../../kit/service/work'
import { problems } from '../../../kit/service/errors'
import { withdrawSold } from '../../gift-cards/sold-cards'
import type { OrderRow } from '../charge/payment-row'
import { readOrderLeft } from './sums-of-request'
import { insertRefund, waysBack } from './write-refund'

/** Sets aside the money of an order that had failed before it came; the sweeper gives it back. */
export const reserveLateRefund = async (work: Work, order: OrderRow): Promise<void> => {
  if (order.refunded > 0) return
  const left = orderLeft(order, [])
  // Its stock went back when it failed, and so did what gift cards paid of it.
  const paid = sumCents((await waysBack(work.trx, order.id)).map((way) => way.left))
  const wish = paid === left.total ? wholeWish(left, false) : { amount: paid }
  const sums = refundSums(left, wish, order.taxRate)
  await insertRefund(work, order, { ...sums, key: `late-${order.id}`, unlisted: true })
  work.unseen('account-orders')
  work.unseen('order-refunds')
}

interface WholeRefund {
  order: OrderRow
  /** What asks for it, once per order. */
  why: 'cancel' | 'by-hand'
  notify?: boolean
  /** How much of it, where the shop gives back the rest itself. */
  amount?: Cents
}

/** Writes a pending refund of all that is left of a locked order, not its stock; the order's change is its writer's to report. No rows where nothing is left. */
export const reserveRest = async (
  app: Application,
  work: Work,
  { order, why, notify = true, amount }: WholeRefund,
): Promise<number[]> => {
  const left = await readOrderLeft(work.trx, order)
  if (left.total === 0) return []
  const wish = amount === undefined || amount === left.total ? wholeWish(left, false) : { amount }
  const sums = refundSums(left, wish, order.taxRate)
  const ids = await insertRefund(work, order, { ...sums, key: `${why}-${order.id}`, notify })
  // Who cancels takes back all that was sold, whatever was paid here.
  if (why !== 'cancel') await withdrawSold(app, work, { order, pieces: sums.lines, refundId: ids[0]! })
  for (const after of await app.service('order-refunds').rowsById(ids, work))
    work.changed('order-refunds', { before: null, after })
  return ids
}

/** Writes down that everything was given back by hand; what a card of whatever kind has paid goes back to it, and so never by a status alone. */
export const recordWholeRefund = async (app: Application, work: Work, order: OrderRow): Promise<void> => {
  if ((await waysBack(work.trx, order.id)).length > 0)
    throw new Conflict({ ...refusal('refund-instead'), ...problems({ status: refusal('not-refunded-so') }) })
  for (const id of await reserveRest(app, work, { order, why: 'by-hand' }))
    await app.service('order-refunds').rewrite(id, { status: 'succeeded', settledAt: work.now }, work)
}
