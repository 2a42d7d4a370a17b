import { Conflict } from '@feathersjs/errors'
import { refusal, type Refusal } from '@mainstreet/shared/refusals/refusal'
import { cents } from '@mainstreet/shared/rules/money/money'
import {
  orderLeft,
  refundSums,
  type OrderLeft,
  type RefundSums,
  type RefundWish,
} from '@mainstreet/shared/rules/orders/refund'
import type { Input } from '@mainstreet/shared/services'
import type { Knex } from 'knex'
import { invalid, problemsAlone } from '../../../kit/service/errors'
import type { OrderRow } from '../charge/payment-row'

const tooMuch = (field: string, problem: Refusal) => new Conflict(problemsAlone({ [field]: problem }))

/** What has not been given back of an order, nor is on its way; 409 where its shop waits for the money, or has never had it. */
export const readOrderLeft = async (db: Knex, order: OrderRow): Promise<OrderLeft> => {
  if (order.payBy && !order.paidAt) throw new Conflict(refusal('nothing-paid'))
  const refunds = await db('order_refunds')
    .where({ orderId: order.id, unlisted: false })
    .whereNot({ status: 'failed' })
  return orderLeft(order, refunds)
}

const wishedLines = (left: OrderLeft, lines: Input<'refund-quote'>['lines'] = []) => {
  const seen = new Set<number>()
  lines.forEach(({ variationId, quantity }, index) => {
    const line = left.lines.find((each) => each.variationId === variationId)
    if (!line) throw invalid({ [`lines.${index}.variationId`]: refusal('not-in-order') })
    if (seen.has(variationId)) throw invalid({ [`lines.${index}.variationId`]: 'is named twice' })
    seen.add(variationId)
    if (quantity > line.quantity)
      throw tooMuch(`lines.${index}.quantity`, refusal('at-most', { max: line.quantity }))
  })
  return lines
}

/** What a call asks to give back, held against what is left; 409 where it is more. */
const readWish = (
  left: OrderLeft,
  { lines, shipping, amount }: Pick<Input<'refund-quote'>, 'lines' | 'shipping' | 'amount'>,
): RefundWish => {
  if (amount !== undefined) {
    if (lines || shipping !== undefined) throw invalid({ amount: 'goes without lines and shipping' })
    if (amount > left.total) throw tooMuch('amount', refusal('at-most-dollars', { max: left.total }))
    return { amount }
  }
  if (!lines && shipping === undefined) throw invalid({ lines: 'is required, or shipping, or amount' })
  if (shipping !== undefined && shipping > left.shipping)
    throw tooMuch('shipping', refusal('at-most-dollars', { max: left.shipping }))
  return { lines: wishedLines(left, lines), shipping: shipping ?? cents(0) }
}

/** What a call would give back of an order as it stands, and what would be left of it. */
export const sumsOfRequest = async (
  db: Knex,
  order: OrderRow,
  wish: Input<'refund-quote'>,
): Promise<{ sums: RefundSums; left: OrderLeft }> => {
  const left = await readOrderLeft(db, order)
  if (left.total === 0) throw new Conflict(refusal('refunded-already'))
  const sums = refundSums(left, readWish(left, wish), order.taxRate)
  if (sums.amount === 0) throw invalid({ lines: refusal('nothing-back') })
  return { sums, left }
}
