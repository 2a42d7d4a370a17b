import { formatMoney, cents } from '@mainstreet/shared/rules/money/money'
import { backOfficeRoutes, pathTo } from '@mainstreet/shared/routes'
import type { Application } from '../../../declarations'
import { queueNews, type MailContext } from '../../../kit/notices/queue-news'
import {
  businessMail,
  buttonParts,
  dashboardAddress,
  type WrittenMail,
} from '../../../kit/mail/business-mail'
import type { RefundWay } from '@mainstreet/shared/contracts/orders/order-refunds'
import type { OrderChange } from '@mainstreet/shared/contracts/orders/changes'
import type { ListedOrder } from '../own-order'
import { refundWayOf } from '../refunds/write-refund'
import { queueToBuyer, toPayKind } from './order-mails'
import {
  addressParts,
  goodsPart,
  orderSums,
  pickupParts,
  taxNumberParts,
  type OrderFacts,
  testParts,
} from './order-parts'
import { changeWords } from './change-words'
import { orderWords } from './order-words'
import { mailToBuyer } from './written-mails'

/** What mails say of a change. */
type Changed = Pick<OrderChange, 'id' | 'before' | 'after' | 'difference'>

interface Telling {
  order: ListedOrder
  change: Changed
}

/** The corrected receipt of an order that has been changed, with what became of the difference. */
export const changedMail = (
  facts: OrderFacts,
  { difference }: Pick<Changed, 'difference'>,
  way: RefundWay,
): WrittenMail => {
  const { order, sender, link } = facts
  const { language: lang, orderNumber: number } = order
  const texts = changeWords[lang]
  const amount = formatMoney(cents(Math.abs(difference)), lang)
  const { back, more } = texts
  const text = difference < 0 ? back[way] : way === 'byShop' ? more.byShop : more.card
  const money = difference === 0 ? [] : [text(amount)]
  return mailToBuyer(facts, {
    subject: texts.changedSubject(sender.name, number),
    heading: texts.changedHeading,
    opening: texts.changed(sender.name, number),
    parts: [
      ...(money.length ? [{ kind: 'text', lines: money } as const] : []),
      ...buttonParts(orderWords[lang].view, link),
      goodsPart(order, lang),
      orderSums(order, lang),
      ...taxNumberParts(facts, lang),
      ...pickupParts(facts, lang),
      ...addressParts(order, lang),
    ],
  })
}

/** What the buyer of an order is asked to pay before it is changed. */
const changeToPayMail = (facts: OrderFacts, { after, difference }: Changed): WrittenMail => {
  const { order, sender, link } = facts
  const { language: lang, orderNumber: number } = order
  const texts = changeWords[lang]
  const amount = formatMoney(cents(difference), lang)
  return mailToBuyer(facts, {
    subject: texts.toPaySubject(sender.name, number, amount),
    heading: texts.toPayHeading(amount),
    opening: texts.toPay(sender.name, number, amount),
    parts: [
      ...buttonParts(texts.pay(amount), link),
      goodsPart(after, lang),
      orderSums({ ...order, ...after }, lang),
    ],
  })
}

/** Tells the business that its buyer has paid for a change, and what the order sells since. */
const changePaidMail = ({ order, sender }: OrderFacts, { difference }: Changed): WrittenMail => {
  const lang = sender.ownerLanguage
  const link = dashboardAddress(sender, pathTo(backOfficeRoutes.viewOrder, order.id))
  const texts = changeWords[lang]
  const amount = formatMoney(cents(difference), lang)
  const subject = texts.paidSubject(order.orderNumber, amount)
  const opening = texts.paid(order.name, amount)
  return businessMail(sender, {
    lang,
    subject,
    heading: subject,
    preview: opening,
    parts: [
      { kind: 'text', lines: [opening] },
      ...testParts(order, lang),
      ...buttonParts(orderWords[lang].openOrder, link),
      goodsPart(order, lang),
      orderSums(order, lang),
    ],
    reason: orderWords[lang].ownerReason,
  })
}

/** In which way a difference went back, or was paid. */
const wayOf = async ({ trx }: MailContext['work'], { order, change }: Telling): Promise<RefundWay> => {
  if (change.difference < 0) {
    const back = await trx('order_refunds')
      .where({ changeId: change.id })
      .first('giftCardId', 'orderPaymentId')
    return back ? refundWayOf(back) : 'byShop'
  }
  const payment = await trx('order_payments')
    .where({ orderId: order.id })
    .whereNotNull('paymentId')
    .first('id')
  return payment ? 'card' : 'byShop'
}

/** Queues the corrected receipt of a changed order to its buyer; where a card has paid for it, the business is told. */
export const queueChangeMail = async (
  app: Application,
  work: MailContext['work'],
  { order, change }: Telling,
): Promise<void> => {
  const { id: orderId } = order
  const way = await wayOf(work, { order, change })
  const context = await queueToBuyer(app, work, {
    order,
    kind: 'changed-order',
    dedupeKey: `changed-order:${change.id}`,
    write: (facts) => changedMail(facts, change, way),
  })
  if (!context || way !== 'card' || change.difference <= 0) return
  await queueNews(context, {
    about: 'order',
    kind: 'changed-order',
    dedupeKey: `change-paid:${change.id}`,
    replyTo: order.email,
    orderId,
    ...changePaidMail({ order, sender: context.sender }, change),
  })
}

/** Queues to an order's buyer what a change of it costs more, with the link that pays it. */
export const queueChangeToPayMail = async (
  app: Application,
  work: MailContext['work'],
  { order, change }: Telling,
): Promise<void> => {
  await queueToBuyer(app, work, {
    order,
    kind: toPayKind,
    dedupeKey: `${toPayKind}:change-${change.id}`,
    write: (facts) => changeToPayMail(facts, change),
  })
}
