import type { Knex } from 'knex'
import type { Application } from '../../declarations'
import { table as mailTable, takeBackMail } from '../../kit/mail/outbox'
import type { Work } from '../../kit/service/work'
import { queueShippedMail, shippedKey } from './mails/order-mails'
import type { ListedOrder } from './own-order'

/** For how long a step can be taken back before its mail goes, in milliseconds. */
export const undoMs = 10_000

/** Queues the notice that an order is on its way; it leaves when the step can no longer be taken back. */
export const queueNotice = (app: Application, work: Work, order: ListedOrder): Promise<void> =>
  queueShippedMail(app, work, { order, notBefore: new Date(work.now.getTime() + undoMs) })

/** Takes the notice back; false when it has gone, or there was none. */
export const takeBackNotice = (work: Work, orderId: number): Promise<boolean> =>
  takeBackMail(work, shippedKey(orderId))

/** Whether a notice of an order was queued, gone or not. */
export const hasNotice = async (trx: Knex, orderId: number): Promise<boolean> =>
  (await trx(mailTable)
    .where({ dedupeKey: shippedKey(orderId) })
    .first('id')) !== undefined

/** Queues the notice again with what is in it now: in place of one that has not gone, or as another one. */
export const renewNotice = async (
  app: Application,
  work: Work,
  { order, again }: { order: ListedOrder; again: boolean },
): Promise<void> => {
  const waiting = await takeBackNotice(work, order.id)
  if (!waiting && !again) return
  const key = shippedKey(order.id)
  // One that has gone stays on record under another key.
  await work
    .trx(mailTable)
    .where({ dedupeKey: key })
    .update({ dedupeKey: work.trx.raw(`"dedupeKey" || ':' || id`) })
  work.unseen('account-mails')
  await queueNotice(app, work, order)
}
