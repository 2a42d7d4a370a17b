import { Conflict } from '@feathersjs/errors'
import { timesCents } from '@mainstreet/shared/rules/money'
import type { Application } from '../../../declarations'
import type { Work } from '../../../kit/service/work'
import type { OrderRow } from '../charge/payment-row'
import type { RefundParts } from './refund-row'
import { insertRefund } from './write-refund'

/** Everything an order cost, its stock left where it is. */
const wholeOf = ({ total, subtotal, shipping, tax, taxLines, lines }: OrderRow): RefundParts => ({
  amount: total,
  subtotal,
  shipping,
  tax,
  taxLines,
  lines: lines.map(({ variationId, itemId, quantity, unitPrice }) => ({
    variationId,
    itemId,
    quantity,
    cents: timesCents(unitPrice, quantity),
    restocked: false,
  })),
})

/** Sets aside the money of an order that had failed before it came; the sweeper gives it back. */
export const reserveLateRefund = async (work: Work, order: OrderRow): Promise<void> => {
  if (order.refunded > 0) return
  await insertRefund(work, order, { ...wholeOf(order), key: `late-${order.id}`, unlisted: true })
  work.unseen('account-orders')
  work.unseen('order-refunds')
}

/** Writes down that everything was given back by hand; a card's money goes back through its provider, and so never by a status alone. */
export const noteWholeRefund = async (app: Application, work: Work, order: OrderRow): Promise<void> => {
  const payment = await work.trx('order_payments').where({ orderId: order.id }).first('id')
  if (payment || order.refunded > 0)
    throw new Conflict('The money of this order is given back by a refund, not by its status.', {
      errors: { status: 'cannot be refunded' },
    })
  if (order.total === 0) return
  const id = await insertRefund(work, order, { ...wholeOf(order), key: `by-hand-${order.id}` })
  await work.trx('order_refunds').where({ id }).update({ status: 'succeeded', settledAt: work.now })
  const [after] = await app.service('order-refunds').rowsById([id], work)
  work.changed('order-refunds', { before: null, after: after! })
}
