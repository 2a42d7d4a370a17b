import type { Application } from '../../../declarations'
import { oneByOne } from '../../../kit/queue/one-by-one'
import { server } from '../../../kit/service/caller/caller'
import { releaseOrder } from '../release-order'

const batchSize = 50

/** Cancels an order whose buyer had time to pay the shop directly and has not, and puts its pieces back; any other is left alone. */
const expireOrder = (app: Application, orderId: number): Promise<void> =>
  app.get('runWork')(server, async (work) => {
    const { trx, now } = work
    const order = await trx('account_orders').where({ id: orderId }).forUpdate().first()
    if (order?.status !== 'pending' || !order.payBy || order.payBy > now) return
    await releaseOrder(app, work, order)
    await app.service('account-orders').rewrite(orderId, { status: 'cancelled', cancelledAt: now }, work)
  })

/** Ends the orders that were not paid in time; one failure does not stop the others. */
export const expireUnpaid = async (app: Application, isStopping = () => false): Promise<void> => {
  const due = await app
    .get('database')
    .knex('account_orders')
    .where({ status: 'pending' })
    .where('payBy', '<=', new Date())
    .orderBy('payBy')
    .limit(batchSize)
    .select('id')
  await oneByOne(app, due, {
    isStopping,
    run: ({ id }) => expireOrder(app, id),
    failed: 'unpaid order not cancelled',
    about: ({ id: order }) => ({ order }),
  })
}
