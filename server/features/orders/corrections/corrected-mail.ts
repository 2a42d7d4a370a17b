import type { Application } from '../../../declarations'
import { takeBackMail } from '../../../kit/mail/outbox'
import type { Work } from '../../../kit/service/work'
import { daysOf, mailMoment } from '../charge/await-money'
import { queueReceipt, queueToPayMails, receiptKey, toPayKey } from '../mails/order-mails'
import type { ListedOrder } from '../own-order'

interface Told {
  order: ListedOrder
  /** Names the mail that is sent once more, among those of the order. */
  key: string
  /** Whether a mail that has left is sent again. */
  again: boolean
}

/** Writes an order's mail to its buyer anew after a correction: in place of the one that has not left yet, or once more. */
export const queueCorrectedMail = async (
  app: Application,
  work: Work,
  { order, key, again }: Told,
): Promise<void> => {
  const isPaid = order.status === 'paid'
  const first = (isPaid ? receiptKey : toPayKey)(order.id)
  const waiting = await takeBackMail(work, first)
  if (!waiting && !again) return
  const dedupeKey = waiting ? first : `${first}:${key}`
  if (isPaid) {
    await queueReceipt(app, work, { order, dedupeKey, notBefore: waiting?.runAt })
    return
  }
  const notBefore = waiting?.runAt ?? (await mailMoment(work, order.customerId))
  const days = await daysOf(work, order.customerId)
  await queueToPayMails(app, work, { order, days, dedupeKey, notBefore })
}
