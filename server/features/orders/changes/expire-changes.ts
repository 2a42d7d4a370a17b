import { dayMs } from '@mainstreet/shared/rules/time/durations'
import type { Application } from '../../../declarations'
import { oneByOne } from '../../../kit/queue/one-by-one'
import { server } from '../../../kit/service/caller/caller'
import { dropWaiting, waitingChange } from './settle-change'

/** So long a change waits for its buyer to pay, and what it takes is held. */
const waitMs = 7 * dayMs
const batchSize = 50

/** Ends the changes that were not paid in time; one failure does not stop the others. */
export const expireChanges = async (app: Application, isStopping = () => false): Promise<void> => {
  const due = await app
    .get('database')
    .knex('order_changes')
    .where({ status: 'waiting' })
    .where('difference', '>', 0)
    .where('createdAt', '<=', new Date(Date.now() - waitMs))
    .orderBy('createdAt')
    .limit(batchSize)
    .select('orderId')
  await oneByOne(app, due, {
    isStopping,
    run: ({ orderId }) =>
      app.get('runWork')(server, async (work) => {
        const order = await work.trx('account_orders').where({ id: orderId }).forUpdate().first()
        const change = order && (await waitingChange(work, orderId))
        if (change && change.difference > 0) await dropWaiting(app, work, { order, change })
      }),
    failed: 'unpaid change not dropped',
    about: ({ orderId: order }) => ({ order }),
  })
}
