import { backOfficeRoutes, pathTo, routes } from '@mainstreet/shared/routes'
import type { Application } from '../../../declarations'
import { queueIfPossible, queueNews, type MailContext, type News } from '../../../kit/notices/queue-news'
import { readMailSender, type MailSender } from '../../../kit/mail/mail-sender'
import { dashboardAddress, siteAddress, type WrittenMail } from '../../../kit/mail/business-mail'
import { confirmationToken, orderToken } from '../order-token'
import type { ListedOrder } from '../own-order'
import type { OrderFacts } from './order-parts'
import { keepOrderNote } from './order-note'
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
export const buyerLink = (app: Application, sender: MailSender, { id, language }: ListedOrder) =>
  siteAddress(sender, pathTo(routes.order, orderToken(id, app.get('settings').secretKey)), language)

const confirmationLink = (app: Application, sender: MailSender, order: ListedOrder) => {
  const link = buyerLink(app, sender, order)
  if (!link) return undefined
  const url = new URL(link)
  url.searchParams.set('confirm', confirmationToken(order.id, app.get('settings').secretKey))
  return url.href
}

/** What a mail to an order's buyer is made of. */
const buyerFacts = async (
  app: Application,
  { trx }: MailContext['work'],
  { order, sender }: { order: ListedOrder; sender: MailSender },
): Promise<OrderFacts> => {
  const hours = order.shippingType === 'pickup' ? await pickupHours(trx, sender, order.language) : []
  return { order, sender, link: buyerLink(app, sender, order), hours }
}

/** The dedupeKey of an order's receipt, by which it can be taken back. */
export const receiptKey = (orderId: number): string => `receipt:${orderId}`

/** A mail to the buyer of an order: its kind, and how it is written. */
interface ToBuyer extends Queued {
  kind: string
  dedupeKey: string
  write: (facts: OrderFacts) => WrittenMail
}

/** Queues a mail to an order's buyer; answers what its business is told with, undefined where that is gone. */
export const queueToBuyer = async (
  app: Application,
  work: MailContext['work'],
  { order, write, ...about }: ToBuyer,
): Promise<MailContext | undefined> => {
  const sender = await readMailSender(app, work.trx, order.customerId)
  if (!sender) return undefined
  const facts = await buyerFacts(app, work, { order, sender })
  const { email: to, id: orderId } = order
  const mail = { ...about, to, replyTo: sender.storeEmail, orderId, ...write(facts) }
  await queueIfPossible({ app, work, sender }, [mail])
  return { app, work, sender }
}

const newOrderOf = (order: ListedOrder, sender: MailSender): News => {
  const link = dashboardAddress(sender, pathTo(backOfficeRoutes.viewOrder, order.id))
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

/** Tells a business of an order, of what its buyer notes, and of what is left little of. */
const queueOrderNews = async (context: MailContext, order: ListedOrder) => {
  await queueNews(context, newOrderOf(order, context.sender))
  await keepOrderNote(context, order)
  await queueLowStockNews(context, order)
}

/** Queues the buyer's receipt in the order's language, its taxes apart; it leaves at `notBefore`, where that is given. */
export const queueReceipt = (
  app: Application,
  work: MailContext['work'],
  { dedupeKey, ...queued }: Queued,
): Promise<MailContext | undefined> =>
  queueToBuyer(app, work, {
    ...queued,
    kind: 'receipt',
    dedupeKey: dedupeKey ?? receiptKey(queued.order.id),
    write: receiptMail,
  })

/** Queues what is mailed when an order is paid: the buyer's receipt, and the business's news of it in the language of its dashboard. */
export const queuePaidMails = async (
  app: Application,
  work: MailContext['work'],
  order: ListedOrder,
): Promise<void> => {
  const context = await queueReceipt(app, work, { order })
  if (context) await queueOrderNews(context, order)
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
  const context = await queueToBuyer(app, work, {
    order,
    kind: toPayKind,
    dedupeKey: dedupeKey ?? toPayKey(order.id),
    notBefore,
    write: (facts) => toPayMail({ ...facts, link: confirmationLink(app, facts.sender, order) }, days),
  })
  if (context && !dedupeKey) await queueOrderNews(context, order)
}

/** The dedupeKey of an order's shipping notice, by which it can be taken back. */
export const shippedKey = (orderId: number): string => `shipped:${orderId}`

/** Queues the shipping notice in the order's language; it leaves at `notBefore`, where that is given. */
export const queueShippedMail = async (
  app: Application,
  work: MailContext['work'],
  queued: Omit<Queued, 'dedupeKey'>,
): Promise<void> => {
  await queueToBuyer(app, work, {
    ...queued,
    kind: 'shipped',
    dedupeKey: shippedKey(queued.order.id),
    write: shippedMail,
  })
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
  await queueToBuyer(app, work, {
    order,
    kind: 'refund',
    dedupeKey: `refund:${refund.id}`,
    write: (facts) => refundMail(facts, refund),
  })
}
