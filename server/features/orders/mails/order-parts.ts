import type { Locale } from '@mainstreet/shared/rules/language'
import { giftLines, giftWords } from '@mainstreet/shared/rules/orders/gift-text'
import { wantedText, wantedWords } from '@mainstreet/shared/rules/orders/wanted-time'
import { formatMoney, timesCents, type Cents } from '@mainstreet/shared/rules/money/money'
import { receiptTaxNumbers } from '@mainstreet/shared/rules/money/tax-numbers'
import {
  amountRows,
  amountWords,
  giftCardRows,
  type AmountRow,
} from '@mainstreet/shared/rules/orders/amount-rows'
import type { MailPart, Pair } from '../../../kit/mail/mail-content'
import type { MailSender } from '../../../kit/mail/mail-sender'
import type { OrderRow } from '../charge/payment-row'
import type { ListedOrder } from '../own-order'
import { orderWords } from './order-words'

/** What a mail about an order is made of. */
export interface OrderFacts {
  order: ListedOrder
  sender: MailSender
  /** Where its reader finds the order; undefined where there is no address. */
  link?: string
  /** The business's hours, a line each, where somebody comes to fetch the order. */
  hours?: readonly Pair[]
}

/** The sums of an order or of what was given back of it. */
type Sums = Pick<OrderRow, 'subtotal' | 'shipping' | 'tax' | 'taxLines' | 'shippingType'>

const isNamed = (text: string) => text !== '' && text !== 'Regular'

/** What was bought, with pictures. */
export const goodsPart = ({ lines }: Pick<OrderRow, 'lines'>, lang: Locale): MailPart => ({
  kind: 'goods',
  rows: lines.map(({ quantity, title, variation, sku, image, unitPrice }) => ({
    title,
    detail: [
      ...(isNamed(variation) ? [variation] : []),
      ...(sku ? [sku] : []),
      orderWords[lang].piece(quantity, formatMoney(unitPrice, lang)),
    ].join(' · '),
    image,
    amount: formatMoney(timesCents(unitPrice, quantity), lang),
  })),
})

/** The lines of a sum; where no tax has a line of its own, what there is of it is one. */
const rowsOf = (sums: Sums, lang: Locale): AmountRow[] => [
  ...amountRows(sums, lang),
  ...(sums.taxLines.length ? [] : [{ key: 'tax', label: orderWords[lang].tax, cents: sums.tax }]),
]

/** Subtotal, shipping, each tax and the total of an order, and how gift cards pay it. */
export const orderSums = (order: OrderRow, lang: Locale): MailPart => {
  const { free } = orderWords[lang]
  const rows = rowsOf(order, lang).map(({ key, label, cents }): Pair => {
    return [label, key === 'shipping' && !cents ? free : formatMoney(cents, lang)]
  })
  return {
    kind: 'sums',
    rows,
    total: [amountWords[lang].total, formatMoney(order.total, lang)],
    paid: giftCardRows(order, { locale: lang, isPaid: order.paidAt !== null }).map(({ label, cents }) => [
      label,
      formatMoney(cents, lang),
    ]),
  }
}

/** Under which numbers the business collects the taxes of an order; nothing where it has none. */
export const taxNumberParts = ({ order, sender }: OrderFacts, lang: Locale): MailPart[] => {
  const numbers = receiptTaxNumbers(sender.taxNumbers, order.taxLines, lang)
  if (!numbers.length) return []
  const colon = lang === 'fr' ? '\u00a0:' : ':'
  return [{ kind: 'text', lines: numbers.map(({ name, number }) => `${name}${colon} ${number}`) }]
}

/** What a refund is made of, without what it does not touch. */
export const refundSums = (sums: Sums, amount: Cents, lang: Locale): MailPart => {
  const rows = rowsOf(sums, lang).filter(({ cents }) => cents > 0)
  return {
    kind: 'sums',
    rows: rows.map(({ label, cents }) => [label, formatMoney(cents, lang)]),
    total: [orderWords[lang].refundTotal, formatMoney(amount, lang)],
  }
}

/** Whom the order goes to, and where; its gift cards go by email. */
export const addressParts = (order: OrderRow, lang: Locale): MailPart[] => {
  if (order.shippingType === 'email') return giftParts(order, lang)
  const { shipTo, country } = orderWords[lang]
  const place = [order.city, order.province, order.postalcode].filter(Boolean).join(' ')
  const lines =
    order.shippingType === 'pickup'
      ? [order.recipient || order.name]
      : [order.recipient || order.name, order.address, place, country(order.country)]
  const address = { kind: 'block', title: shipTo[order.shippingType], lines: lines.filter(Boolean) } as const
  return [address, ...giftParts(order, lang)]
}

/** Where a buyer fetches an order, and when; nothing for orders that are brought. */
export const pickupParts = ({ order, sender, hours }: OrderFacts, lang: Locale): MailPart[] => {
  if (order.shippingType !== 'pickup') return []
  const { pickupAt, hours: title } = orderWords[lang]
  return [
    { kind: 'block', title: pickupAt, lines: [sender.name, ...sender.brand.lines] },
    ...(hours?.length ? [{ kind: 'facts', title, rows: hours } as const] : []),
  ]
}

/** When it is fetched or brought, where its buyer chose. */
export const wantedParts = (order: OrderRow, lang: Locale): MailPart[] => {
  const text = wantedText(order, lang)
  return text ? [{ kind: 'block', title: wantedWords[lang].title[order.shippingType], lines: [text] }] : []
}

/** Where the gift cards that it sells go, and when. */
export const giftParts = (order: OrderRow, lang: Locale): MailPart[] => {
  const lines = giftLines(order, lang)
  return lines.length ? [{ kind: 'block', title: giftWords[lang].title, lines }] : []
}

/** Says that no money has moved, where none has. */
export const testParts = ({ test }: Pick<OrderRow, 'test'>, lang: Locale): MailPart[] =>
  test ? [{ kind: 'notice', lines: [orderWords[lang].test] }] : []
