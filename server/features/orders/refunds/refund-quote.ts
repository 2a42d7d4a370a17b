import { refundQuote } from '@mainstreet/shared/contracts/orders/order-refunds'
import { cents } from '@mainstreet/shared/rules/money/money'
import { operationService } from '../../../kit/service/define-service'
import { ownOrder } from '../own-order'
import { sumsOfRequest } from './sums-of-request'
import { partsOf, refundWayOf, waysBack } from './write-refund'

/** Tells what a refund would give back of an order as it stands now. */
export const refundQuoteOperation = operationService(refundQuote, (app) => async (wish, call) => {
  const { knex } = app.get('database')
  const order = await ownOrder(knex, wish.orderId, call)
  const { sums, left } = await sumsOfRequest(knex, order, wish)
  const parts = partsOf(await waysBack(knex, order.id), sums)
  return {
    ok: true as const,
    ...sums,
    left: cents(left.total - sums.amount),
    ways: parts.map((part) => ({ way: refundWayOf(part.way), cents: part.sums.amount })),
  }
})
