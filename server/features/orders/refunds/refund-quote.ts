import { refundQuote } from '@mainstreet/shared/contracts/orders/order-refunds'
import { cents } from '@mainstreet/shared/rules/money/money'
import { operationService } from '../../../kit/service/define-service'
import { ownOrder } from '../own-order'
import { cardPaymentOf } from './make-refund'
import { sumsOfRequest } from './sums-of-request'

/** Tells what a refund would give back of an order as it stands now. */
export const refundQuoteOperation = operationService(refundQuote, (app) => async (wish, call) => {
  const { knex } = app.get('database')
  const order = await ownOrder(knex, wish.orderId, call)
  const { sums, left } = await sumsOfRequest(knex, order, wish)
  const payment = await cardPaymentOf(app, order.id)
  return {
    ok: true as const,
    ...sums,
    left: cents(left.total - sums.amount),
    toCard: payment !== undefined,
  }
})
