import { dateInWords } from '@mainstreet/shared/rules/time/date-text'
import type { Locale } from '@mainstreet/shared/rules/language'
import { dueOf } from '@mainstreet/shared/rules/money/gift-card'
import type { RefundWay } from '@mainstreet/shared/contracts/orders/order-refunds'
import { formatMoney, type Cents } from '@mainstreet/shared/rules/money/money'
import { trackingUrl } from '@mainstreet/shared/rules/orders/tracking'
import { hoursByLanguage } from '@mainstreet/shared/rules/time/hours-by-language'
import { longMomentText } from '@mainstreet/shared/rules/time/moment-text'
import type { MailPart, Pair } from '../../../kit/mail/mail-content'
import { businessMail, buttonParts, type WrittenMail } from '../../../kit/mail/business-mail'
import type { OrderRow } from '../charge/payment-row'
import { orderIcs } from './order-ics'
import {
  addressParts,
  giftParts,
  goodsPart,
  orderSums,
  pickupParts,
  refundSums,
  taxNumberParts,
  testParts,
  wantedParts,
  type OrderFacts,
} from './order-parts'
import { orderWords } from './order-words'

const dateOf = (moment: Date, { lang, timezone }: { lang: Locale; timezone: string }) =>
  dateInWords(moment, lang, { dateStyle: 'long', timeZone: timezone })

interface ToBuyer {
  subject: string
  heading: string
  /** Its first sentence, which lists of mails show. */
  opening: string
  parts: MailPart[]
  /** A file for calendars. */
  calendar?: string
}

/** Writes a mail to an order's buyer in the order's language. */
export const mailToBuyer = ({ order, sender }: OrderFacts, mail: ToBuyer): WrittenMail => {
  const lang = order.language
  const texts = orderWords[lang]
  const greeting = { kind: 'text', lines: [texts.hello(order.name), mail.opening] } as const
  return businessMail(sender, {
    lang,
    subject: mail.subject,
    heading: mail.heading,
    preview: mail.opening,
    parts: [greeting, ...testParts(order, lang), ...mail.parts],
    calendar: mail.calendar,
    reason: texts.reason(sender.name),
  })
}

/** The buyer's receipt, in the order's language, its taxes apart. */
export const receiptMail = (facts: OrderFacts): WrittenMail => {
  const { order, sender, link } = facts
  const { language: lang, orderNumber: number } = order
  const texts = orderWords[lang]
  const { timezone } = sender
  const paidOn = order.paidAt && texts.paid(dateOf(order.paidAt, { lang, timezone }))
  return mailToBuyer(facts, {
    subject: texts.receiptSubject(sender.name, number),
    heading: texts.receiptHeading,
    opening: texts.thanks(sender.name, number),
    parts: [
      ...buttonParts(texts.view, link),
      ...wantedParts(order, lang),
      goodsPart(order, lang),
      orderSums(order, lang),
      ...taxNumberParts(facts, lang),
      ...(paidOn ? [{ kind: 'text', lines: [paidOn] } as const] : []),
      ...pickupParts(facts, lang),
      ...addressParts(order, lang),
    ],
    calendar: orderIcs(facts),
  })
}

/**
 * What the buyer of an order has to do who pays the shop directly, in the order's language: `link` says that it is
 * meant. Nobody has shown yet that the address is theirs, so none of it is written by whoever ordered.
 */
export const toPayMail = (facts: OrderFacts, days: number): WrittenMail => {
  const { order, sender, link } = facts
  const { language: lang, orderNumber: number, payBy } = order
  const due = formatMoney(dueOf(order), lang)
  const texts = orderWords[lang]
  const { timezone, manualInstructions } = sender
  const by = payBy ? [texts.keepBy(longMomentText(payBy, timezone, hoursByLanguage[lang]), days)] : []
  const how = manualInstructions.split('\n').filter(Boolean)
  return mailToBuyer(
    { ...facts, order: { ...order, name: '' } },
    {
      subject: texts.receiptSubject(sender.name, number),
      heading: texts.toPayHeading(due),
      opening: texts.toPay(sender.name, number, due),
      parts: [
        { kind: 'text', lines: by },
        ...buttonParts(texts.keep, link),
        ...(how.length ? [{ kind: 'block', title: texts.howToPay, lines: how } as const] : []),
        { kind: 'text', lines: [texts.nameNumber(number)] },
        ...wantedParts(order, lang),
        ...giftParts(order, lang),
        goodsPart(order, lang),
        orderSums(order, lang),
        ...pickupParts(facts, lang),
      ],
      calendar: orderIcs(facts),
    },
  )
}

/** The business's mail about a new order, in the language of its dashboard. */
export const newOrderMail = ({ order, sender, link }: OrderFacts): WrittenMail => {
  const lang = sender.ownerLanguage
  const texts = orderWords[lang]
  const opening = texts.newOrder(order.name)
  const buyer = [order.name, order.email, order.phone].filter(Boolean)
  return businessMail(sender, {
    lang,
    subject: texts.newOrderSubject(order.orderNumber, formatMoney(order.total, lang)),
    heading: texts.newOrderHeading(order.orderNumber),
    preview: opening,
    parts: [
      { kind: 'text', lines: [opening, ...(order.status === 'pending' ? [texts.paysDirectly] : [])] },
      ...testParts(order, lang),
      ...buttonParts(texts.openOrder, link),
      ...wantedParts(order, lang),
      ...(order.notes
        ? [{ kind: 'quote', title: texts.notes(order.name), lines: order.notes.split('\n') } as const]
        : []),
      goodsPart(order, lang),
      orderSums(order, lang),
      ...addressParts(order, lang),
      { kind: 'block', title: texts.buyer, lines: buyer },
    ],
    reason: texts.ownerReason,
  })
}

/** The shipping notice, in the order's language, with the carrier's page where there is a number. */
export const shippedMail = (facts: OrderFacts): WrittenMail => {
  const { order, sender, link } = facts
  const { trackingCarrier: carrier, trackingNumber: number, language: lang } = order
  const texts = orderWords[lang]
  const parcel: Pair[] = [
    ...(carrier ? [[texts.carrier, carrier] as const] : []),
    ...(number ? [[texts.trackingNumber, number] as const] : []),
  ]
  const tracked = trackingUrl(carrier, number)
  return mailToBuyer(facts, {
    subject: texts.shippedSubject(sender.name, order.orderNumber),
    heading: texts.shippedHeading,
    opening: texts.shipped(sender.name, order.orderNumber),
    parts: [
      ...(parcel.length ? [{ kind: 'facts', title: texts.parcel, rows: parcel } as const] : []),
      ...(tracked ? buttonParts(texts.track, tracked) : buttonParts(texts.view, link)),
      goodsPart(order, lang),
      ...addressParts(order, lang),
    ],
  })
}

/** What was given back of an order: sums as the order has them, and the pieces that it is for. */
export interface RefundFacts extends Pick<OrderRow, 'subtotal' | 'shipping' | 'tax' | 'taxLines'> {
  id: number
  amount: Cents
  /** Where it goes back to; to the card that paid without it. */
  way?: RefundWay
  lines: readonly { variationId: number; quantity: number }[]
}

const refundedLines = ({ lines }: OrderRow, refund: RefundFacts): OrderRow['lines'] =>
  refund.lines.flatMap(({ variationId, quantity }) => {
    const line = lines.find((each) => each.variationId === variationId)
    return line && quantity ? [{ ...line, quantity }] : []
  })

/** The buyer's mail about money that is given back. */
export const refundMail = (facts: OrderFacts, refund: RefundFacts): WrittenMail => {
  const { order, sender, link } = facts
  const { language: lang, orderNumber: number, shippingType } = order
  const texts = orderWords[lang]
  const back = { card: texts.backToCard, giftCard: texts.backToGiftCard, byShop: texts.backByHand }
  const amount = formatMoney(refund.amount, lang)
  const lines = refundedLines(order, refund)
  return mailToBuyer(facts, {
    subject: texts.refundSubject(sender.name, number),
    heading: texts.refundHeading(amount),
    opening: `${texts.refunded(sender.name, number, amount)} ${back[refund.way ?? 'card']}`,
    parts: [
      ...(lines.length ? [goodsPart({ lines }, lang)] : []),
      refundSums({ ...refund, shippingType }, refund.amount, lang),
      ...buttonParts(texts.view, link),
    ],
  })
}
