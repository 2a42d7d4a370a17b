import type { Knex } from 'knex'
import type { Application } from '../../declarations'
import { table as mailTable, takeBackMail } from '../../kit/mail/outbox'
import type { Work } from '../../kit/service/work'
import { queueShippedMail, shippedKey } from './mails/order-mails'
import type { ListedOrder } from './own-order'

/** For how long a step can be taken back before its mail goes, in milliseconds. */
export const undoMs = 10_000

/** When the mail of a step that is taken now leaves: until then the step can be taken back. */
export const takeBackUntil = ({ now }: Work): Date => new Date(now.getTime() + undoMs)

/** Queues the notice that an order is on its way; it leaves when the step can no longer be taken back. */
export const queueNotice = (app: Application, work: Work, order: ListedOrder): Promise<void> =>
  queueShippedMail(app, work, { order, notBefore: takeBackUntil(work) })

/** Takes the notice back; false when it has gone, or there was none. */
const takeBackNotice = async (work: Work, orderId: number): Promise<boolean> =>
  (await takeBackMail(work, shippedKey(orderId))) !== undefined

/** Whether a mail was queued under a key, gone or not. */
export const wasQueued = async (trx: Knex, dedupeKey: string): Promise<boolean> =>
  (await trx(mailTable).where({ dedupeKey }).first('id')) !== undefined

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
