import { addressIn } from '@mainstreet/shared/rules/language'
import { backOfficeRoutes, pathTo, routes } from '@mainstreet/shared/routes'
import type { Application } from '../../../declarations'
import { queueIfPossible, queueNews, type MailContext, type News } from '../../../kit/notices/queue-news'
import { readMailSender, type MailSender } from '../../../kit/mail/mail-sender'
import type { BusinessMail } from '../../../kit/mail/business-mail'
import { confirmationToken, orderToken } from '../order-token'
import type { ListedOrder } from '../own-order'
import type { OrderFacts } from './order-parts'
import { queueLowStockNews } from './low-stock-news'
import { pickupHours } from './pickup-hours'
import {
  newOrderMail,
  receiptMail,
  refundMail,
  shippedMail,
  toPayMail,
  type RefundFacts,
} from './written-mails'

/** What the buyer of an order is written, its first such mail unless it has a dedupeKey of its own. */
interface Queued {
  order: ListedOrder
  notBefore?: Date
  dedupeKey?: string
}

/** The address at which the buyer of an order sees it; undefined where the site has none. */
export const buyerLink = (app: Application, { brand }: MailSender, { id, language }: ListedOrder) => {
  if (!brand.origin) return undefined
  const path = pathTo(routes.order, orderToken(id, app.get('settings').secretKey))
  return addressIn(brand.origin + path, language)
}

const confirmationLink = (app: Application, sender: MailSender, order: ListedOrder) => {
  const link = buyerLink(app, sender, order)
  if (!link) return undefined
  const url = new URL(link)
  url.searchParams.set('confirm', confirmationToken(order.id, app.get('settings').secretKey))
  return url.href
}

/** What a mail to an order's buyer is made of. */
export const buyerFacts = async (
  app: Application,
  { trx }: MailContext['work'],
  { order, sender }: { order: ListedOrder; sender: MailSender },
): Promise<OrderFacts> => {
  const hours = order.shippingType === 'pickup' ? await pickupHours(trx, sender, order.language) : []
  return { order, sender, link: buyerLink(app, sender, order), hours }
}

/** Whom a mail to an order's buyer goes to, and who is answered. */
export const toBuyer = ({ order, sender }: OrderFacts) => ({
  to: order.email,
  replyTo: sender.storeEmail,
  orderId: order.id,
})

/** The dedupeKey of an order's receipt, by which it can be taken back. */
export const receiptKey = (orderId: number): string => `receipt:${orderId}`

const receiptOf = (facts: OrderFacts, { notBefore, dedupeKey }: Partial<Queued> = {}): BusinessMail => ({
  kind: 'receipt',
  dedupeKey: dedupeKey ?? receiptKey(facts.order.id),
  notBefore,
  ...toBuyer(facts),
  ...receiptMail(facts),
})

const newOrderOf = (order: ListedOrder, sender: MailSender): News => {
  const { origin } = sender.brand
  const link = origin ? `${origin}${pathTo(backOfficeRoutes.viewOrder, order.id)}` : undefined
  return {
    about: 'order',
    id: order.id,
    kind: 'new-order',
    dedupeKey: `new-order:${order.id}`,
    replyTo: order.email,
    orderId: order.id,
    ...newOrderMail({ order, sender, link }),
  }
}

/** Tells a business of an order, and of what it has left little of. */
const queueOrderNews = async (context: MailContext, order: ListedOrder) => {
  await queueNews(context, newOrderOf(order, context.sender))
  await queueLowStockNews(context, order)
}

/** Queues the buyer's receipt in the order's language, its taxes apart; it leaves at `notBefore`, where that is given. */
export const queueReceipt = async (
  app: Application,
  work: MailContext['work'],
  { order, ...queued }: Queued,
): Promise<void> => {
  const sender = await readMailSender(app, work.trx, order.customerId)
  if (!sender) return
  const receipt = receiptOf(await buyerFacts(app, work, { order, sender }), queued)
  await queueIfPossible({ app, work, sender }, [receipt])
}

/** Queues what is mailed when an order is paid: the buyer's receipt, and the business's news of it in the language of its dashboard. */
export const queuePaidMails = async (
  app: Application,
  work: MailContext['work'],
  order: ListedOrder,
): Promise<void> => {
  const sender = await readMailSender(app, work.trx, order.customerId)
  if (!sender) return
  const receipt = receiptOf(await buyerFacts(app, work, { order, sender }))
  await queueIfPossible({ app, work, sender }, [receipt])
  await queueOrderNews({ app, work, sender }, order)
}

/** The kind of the mails that say how an order is paid to the shop directly. */
export const toPayKind = 'to-pay'

interface ToPay extends Queued {
  /** For how many days the shop keeps what its buyer has confirmed. */
  days: number
}

/** The dedupeKey of an order's mail that says how to pay it, by which it can be taken back. */
export const toPayKey = (orderId: number): string => `${toPayKind}:${orderId}`

/** Queues what is mailed of an order that is paid to the shop directly: to its buyer what to do, to the business the news of it, once. */
export const queueToPayMails = async (
  app: Application,
  work: MailContext['work'],
  { order, days, notBefore, dedupeKey }: ToPay,
): Promise<void> => {
  const sender = await readMailSender(app, work.trx, order.customerId)
  if (!sender) return
  const facts = await buyerFacts(app, work, { order, sender })
  const written = toPayMail({ ...facts, link: confirmationLink(app, sender, order) }, days)
  const key = dedupeKey ?? toPayKey(order.id)
  const toPay = { kind: toPayKind, dedupeKey: key, notBefore, ...toBuyer(facts), ...written }
  await queueIfPossible({ app, work, sender }, [toPay])
  if (!dedupeKey) await queueOrderNews({ app, work, sender }, order)
}

/** The dedupeKey of an order's shipping notice, by which it can be taken back. */
export const shippedKey = (orderId: number): string => `shipped:${orderId}`

/** Queues the shipping notice in the order's language; it leaves at `notBefore`, where that is given. */
export const queueShippedMail = async (
  app: Application,
  work: MailContext['work'],
  { order, notBefore }: Omit<Queued, 'dedupeKey'>,
): Promise<void> => {
  const sender = await readMailSender(app, work.trx, order.customerId)
  if (!sender) return
  const facts = await buyerFacts(app, work, { order, sender })
  const about = { kind: 'shipped', dedupeKey: shippedKey(order.id), notBefore, ...toBuyer(facts) }
  await queueIfPossible({ app, work, sender }, [{ ...about, ...shippedMail(facts) }])
}

interface Refunded {
  order: ListedOrder
  refund: RefundFacts
}

/** Queues the buyer's mail about money that is given back. */
export const queueRefundMail = async (
  app: Application,
  work: MailContext['work'],
  { order, refund }: Refunded,
): Promise<void> => {
  const sender = await readMailSender(app, work.trx, order.customerId)
  if (!sender) return
  const facts = await buyerFacts(app, work, { order, sender })
  const about = { kind: 'refund', dedupeKey: `refund:${refund.id}`, ...toBuyer(facts) }
  await queueIfPossible({ app, work, sender }, [{ ...about, ...refundMail(facts, refund) }])
}
