import { server } from '../../../kit/service/caller/caller'
import type { Application } from '../../../declarations'
import type { Decline } from '../../../kit/payments/payment-gateway'
import { releaseOrder } from '../release-order'

/** The provider does not know the payment, and nobody is about to make it. */
export const neverMade: Decline = { message: 'The payment was not made.', code: 'payment_not_made' }

/** A change was paid for that its order does not wait for any more: its money goes back. */
export const changeGone: Decline = {
  message: 'The order has been changed otherwise meanwhile. Your money goes back to your card.',
  code: 'change_gone',
}

/** Ends a pending order that was not paid and puts its pieces back; any other order is left alone. */
export const failOrder = (app: Application, orderId: number, decline: Decline): Promise<void> =>
  app.get('runWork')(server, async (work) => {
    const { trx } = work
    const order = await trx('account_orders').where({ id: orderId }).forUpdate().first()
    if (order?.status !== 'pending' || !order.unlisted) return
    await releaseOrder(app, work, order)
    await trx('account_orders').where({ id: orderId }).update({ status: 'failed' })
    work.unseen('account-orders')
    await trx('order_payments')
      .where({ orderId })
      .update({ decline: JSON.stringify(decline) })
  })
