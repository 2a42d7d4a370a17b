import { Unavailable } from '@feathersjs/errors'
import { refundSums, wholeWish } from '@mainstreet/shared/rules/orders/refund'
import { server } from '../../../kit/service/caller/caller'
import type { Application } from '../../../declarations'
import type { ListedRefund } from '../../../kit/payments/payment-gateway'
import { withoutWaiting } from '../changes/settle-change'
import { withdrawSold } from '../../gift-cards/sold-cards'
import { readOrderLeft } from './sums-of-request'
import { settleRefund } from './settle-refund'
import { insertRefund, reportingNewRefund } from './write-refund'

interface MadeElsewhere {
  orderId: number
  /** The payment that it gives back of. */
  orderPaymentId: number
  refund: ListedRefund
}

/** Writes down once a refund made in the provider's own dashboard, with the buyer's mail. Its pieces stay sold: only the shop knows whether they came back. */
export const bookProviderRefund = async (
  app: Application,
  { orderId, orderPaymentId, refund }: MadeElsewhere,
): Promise<void> => {
  const { refundId, amountCents, outcome } = refund
  if (outcome.status === 'declined') return
  const key = `provider-${refundId}`
  await app.get('runWork')(server, async (work) => {
    const { trx } = work
    const order = await trx('account_orders').where({ id: orderId }).forUpdate().first()
    if (!order || (await trx('order_refunds').where({ key }).first('id'))) return
    // It is told again until the order is settled, and until what we were giving back ourselves is.
    if (order.status === 'pending') throw new Unavailable(`Order ${orderId} is not settled yet.`)
    if (order.orderNumber === null)
      return app
        .get('log')
        .warn({ order: orderId, refund: refundId }, 'a refund of an order that was not paid')
    if (!(await withoutWaiting(app, work, order)))
      throw new Unavailable(`Money of a change of order ${orderId} is on its way back.`)
    const left = await readOrderLeft(trx, order)
    if (amountCents > left.total)
      throw new Unavailable(`Refund ${refundId} gives back more than is left of order ${orderId}.`)
    const wish = amountCents === left.total ? wholeWish(left, false) : { amount: amountCents }
    const sums = refundSums(left, wish, order.taxRate)
    const written = { ...sums, key, byProvider: true, providerRefundId: refundId, orderPaymentId }
    await reportingNewRefund({ app, work }, order, async () => {
      const ids = await insertRefund(work, order, written)
      await withdrawSold(app, work, { order, pieces: sums.lines, refundId: ids[0]!, isBack: true })
      return ids
    })
  })
  await settleRefund(app, { key }, { outcome, caller: server })
}
