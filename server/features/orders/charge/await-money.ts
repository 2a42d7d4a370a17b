import { hourMs, dayMs } from '@mainstreet/shared/rules/time/durations'
import type { Application } from '../../../declarations'
import { server } from '../../../kit/service/caller/caller'
import type { Work } from '../../../kit/service/work'
import { queueToPayMails, toPayKind } from '../mails/order-mails'
import { nextOrderNumber } from './order-number'
import type { OrderRow } from './payment-row'

const defaultDays = 7
/** So long the pieces of an order wait for a word of its buyer. */
const unconfirmedMs = 2 * hourMs
/** So many strangers an hour get a mail of a shop that they have paid nothing yet. */
const mailsAnHour = 60

/** For how many days a shop keeps what its buyer has confirmed. */
export const daysOf = async ({ trx }: Work, customerId: number): Promise<number> => {
  const settings = await trx('store_settings').where({ id: customerId }).first('manualDays')
  return settings?.manualDays ?? defaultDays
}

/** Until when a confirmed order waits for its money. */
export const keptUntil = async (
  work: Work,
  { customerId, createdAt }: Pick<OrderRow, 'customerId' | 'createdAt'>,
): Promise<Date> => new Date(createdAt.getTime() + (await daysOf(work, customerId)) * dayMs)

/** When the shop's next such mail may leave: at once, or when the hour of the oldest of the last sixty is over. */
export const mailMoment = async ({ trx, now }: Work, customerId: number): Promise<Date> => {
  const last = await trx('account_mails')
    .where({ customerId, kind: toPayKind })
    .where('runAt', '>', new Date(now.getTime() - hourMs))
    .orderBy('runAt', 'desc')
    .offset(mailsAnHour - 1)
    .first('runAt')
  return last ? new Date(last.runAt.getTime() + hourMs) : now
}

/** Lists an order whose buyer pays the shop directly, once, as one that is to be paid: number, the buyer's mail with what to do, the owner's mail, event. */
export const awaitMoney = (app: Application, orderId: number): Promise<void> =>
  app.get('runWork')(server, async (work) => {
    const { trx, now } = work
    const order = await trx('account_orders').where({ id: orderId }).forUpdate().first()
    if (order?.status !== 'pending' || !order.unlisted) return
    const notBefore = await mailMoment(work, order.customerId)
    const payBy = new Date(notBefore.getTime() + unconfirmedMs)
    const orderNumber = await nextOrderNumber(trx, order.customerId)
    await trx('account_orders').where({ id: orderId }).update({ payBy, orderNumber })
    const days = await daysOf(work, order.customerId)
    await queueToPayMails(app, work, {
      order: { ...order, payBy, orderNumber },
      days,
      ...(notBefore > now && { notBefore }),
    })
    const listed = await app.service('account-orders').rowById(orderId, work)
    work.changed('account-orders', { before: null, after: listed })
  })
