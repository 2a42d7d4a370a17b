import type { Application } from '../../../declarations'
import { server } from '../../../kit/service/caller/caller'
import { queueToPayMails } from '../mails/order-mails'
import { nextOrderNumber } from './mark-paid'

const dayMs = 24 * 3_600_000
const defaultDays = 7

/** Lists an order whose buyer pays the shop directly, once, as one that is to be paid: number, the buyer's mail with what to do, the owner's mail, event. */
export const awaitMoney = (app: Application, orderId: number): Promise<void> =>
  app.get('runWork')(server, async (work) => {
    const { trx, now } = work
    const order = await trx('account_orders').where({ id: orderId }).forUpdate().first()
    if (order?.status !== 'pending' || !order.unlisted) return
    const settings = await trx('store_settings').where({ id: order.customerId }).first('manualDays')
    const payBy = new Date(now.getTime() + (settings?.manualDays ?? defaultDays) * dayMs)
    const orderNumber = await nextOrderNumber(trx, order.customerId)
    await trx('account_orders').where({ id: orderId }).update({ payBy, orderNumber })
    await queueToPayMails(app, work, { ...order, payBy, orderNumber })
    const [listed] = await app.service('account-orders').rowsById([orderId], work)
    work.changed('account-orders', { before: null, after: listed! })
  })
