import { Conflict } from '@feathersjs/errors'
import { buyerView } from '@mainstreet/shared/contracts/orders/buyer-order'
import { askAboutOrder } from '@mainstreet/shared/contracts/orders/order-asks'
import type { OrderAsk } from '@mainstreet/shared/contracts/orders/buyer-columns'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import { needsAddress } from '@mainstreet/shared/rules/orders/checkout-fields'
import { mayAsk } from '@mainstreet/shared/rules/orders/order-ask'
import type { Input } from '@mainstreet/shared/services'
import { readMailSender } from '../../../kit/mail/mail-sender'
import { queueNews } from '../../../kit/notices/queue-news'
import { operationService } from '../../../kit/service/define-service'
import { server } from '../../../kit/service/caller/caller'
import { invalid } from '../../../kit/service/errors'
import { correctedBuyer } from '../corrections/correct-order'
import { orderOfLink } from '../order-of-link'
import type { ListedOrder } from '../own-order'
import { askNews } from './ask-mails'

/** Where the order is to go, each column in its one form; throws a 400 that names the field. */
const placeOf = (order: ListedOrder, { kind, place }: Input<'ask-about-order'>): OrderAsk['place'] => {
  if (kind !== 'address') return null
  if (!needsAddress(order.shippingType)) throw invalid({ kind: refusal('one-of', { values: 'cancel' }) })
  const { recipient, address, city, province, country, postalcode } = correctedBuyer(order, place ?? {})
  return { recipient, address, city, province, country, postalcode }
}

/** Keeps what a buyer asks of an order with it, the last word in place of the one before, and tells the business. */
export const askAboutOrderOperation = operationService(askAboutOrder, (app) => async (given, call) => {
  const { id } = await orderOfLink(app, given.token, call.siteId)
  await app.get('limits').limitAddress('asks-address', call.address)
  return app.get('runWork')(server, async (work) => {
    const order = await work.trx<ListedOrder>('account_orders').where({ id }).forUpdate().first()
    if (!order || order.unlisted || !mayAsk(order, work.now)) throw new Conflict(refusal('too-late-to-ask'))
    const { kind, note = '' } = given
    const at = work.now.toISOString()
    const asked: OrderAsk = { kind, note: note.trim(), place: placeOf(order, given), at }
    const now = await app.service('account-orders').rewrite(id, { asked }, work)
    const sender = await readMailSender(app, work.trx, order.customerId)
    if (sender) await queueNews({ app, work, sender }, askNews({ order: now, asked, sender }))
    return { ok: true as const, order: buyerView(now) }
  })
})
