import { dayMs } from '@mainstreet/shared/rules/time/durations'
import type { Application } from '../../declarations'
import { guardedPost, postAt } from '../../kit/http/guarded-post'
import { createWorker, type Worker } from '../../kit/queue/worker'
import { deliveryLease } from './delivery-lease'
import { deliveryChannel, type DeliveryRow } from './delivery-row'
import { sendDelivery, type PostTo } from './send-delivery'
import { settleDelivery } from './settle-delivery'

/** How many days of the log are kept. */
const keptDays = 30

interface Delivering {
  post: PostTo
  /** The clock, for tests. */
  now?: () => Date
}

const carryOut = async (
  app: Application,
  delivery: DeliveryRow,
  { post, now = () => new Date() }: Delivering,
) => {
  const attempt = await sendDelivery(app, delivery, { post, now: now() })
  const status = await settleDelivery(app, delivery, { attempt, now: now() })
  app.get('metrics').jobDone('webhook', status === 'waiting' ? 'retried' : (status ?? 'lost'))
}

/** Sends what is due now, once; answers how many that were. */
export const deliverDue = async (app: Application, how: Delivering): Promise<number> => {
  const due = await deliveryLease(app).claim({}, how.now?.())
  await Promise.all(due.map((each) => carryOut(app, each, how)))
  return due.length
}

/** Deletes what has been in the log long enough. */
export const sweepDeliveries = (app: Application): Promise<number> =>
  app
    .get('database')
    .knex('webhook_deliveries')
    .whereNot({ status: 'waiting' })
    .where('createdAt', '<', new Date(Date.now() - keptDays * dayMs))
    .delete()

/** Sends queued events to programs. */
export const createDeliverer = (app: Application): Worker => {
  const { webhookApiBase } = app.get('settings')
  const how: Delivering = { post: webhookApiBase ? postAt(webhookApiBase) : guardedPost }
  const { claim } = deliveryLease(app)
  return createWorker<DeliveryRow>(app, {
    name: 'webhooks',
    channel: deliveryChannel,
    claim: () => claim(),
    carryOut: (delivery) => carryOut(app, delivery, how),
  })
}
