import { pathTo, routes } from '@mainstreet/shared/routes'
import { FeathersError } from '@feathersjs/errors'
import { formatMoney, type Locale, timesCents, type Cents } from '@mainstreet/shared/rules/money'
import { taxName } from '@mainstreet/shared/rules/tax-names'
import { trackingUrl, type Carrier } from '@mainstreet/shared/rules/tracking'
import type { Knex } from 'knex'
import { originOfHost } from '../../../kit/http/host'
import type { Application } from '../../../declarations'
import { queueMail, type Mail } from '../../../kit/mail/outbox'
import { letter, oneLine, type Part } from '../../../kit/mail/letter'
import { readStore, type Store } from '../open-store'
import { orderTexts } from './order-texts'
import { orderToken } from '../order-token'
import type { OrderRow } from '../charge/payment-row'

/** An order that has its number. */
export type Numbered = OrderRow & { orderNumber: number }

/** Queues a mail; one that cannot be addressed must not stop its order. */
export const queueIfPossible = async (app: Application, trx: Knex, mail: Mail) => {
  if (!mail.to) return
  try {
    await queueMail(trx, { ...mail, subject: oneLine(mail.subject) })
  } catch (error) {
    if (!(error instanceof FeathersError)) throw error
    app.get('log').warn({ err: error, kind: mail.kind, customerId: mail.customerId }, 'mail not queued')
  }
}

/** The buyer's page of an order on the shop's site, in the order's language. */
export const orderLink = (app: Application, store: Store | undefined, { id, language }: OrderRow) => {
  const host = store?.domain || app.get('settings').platformHost
  if (!host) return undefined
  const lang = language === 'en' ? '' : `?lang=${language}`
  const settings = app.get('settings')
  const path = pathTo(routes.order, orderToken(id, settings.secretKey))
  return `${originOfHost(host, settings)}${path}${lang}`
}

const linesOf = ({ lines }: OrderRow, lang: Locale): Part => ({
  rows: lines.map(({ quantity, title, variation, sku, unitPrice }) => [
    `${quantity} × ${title} – ${variation}${sku ? ` (${sku})` : ''}`,
    formatMoney(timesCents(unitPrice, quantity), lang),
  ]),
})

const sumsOf = (order: OrderRow, lang: Locale): Part => {
  const texts = orderTexts[lang]
  const money = (cents: Cents) => formatMoney(cents, lang)
  return {
    rows: [
      [texts.subtotal, money(order.subtotal)],
      [texts.shippingName[order.shippingType], order.shipping ? money(order.shipping) : texts.free],
      ...order.taxLines.map(({ label, cents }): [string, string] => [taxName(label, lang), money(cents)]),
      ...(order.taxLines.length ? [] : [[texts.tax, money(order.tax)] as [string, string]]),
      [texts.total, money(order.total)],
    ],
  }
}

const addressOf = (order: OrderRow, lang: Locale): Part => {
  const { shipTo, country } = orderTexts[lang]
  const place = [order.city, order.province, order.postalcode].filter(Boolean).join(' ')
  const lines = [order.recipient || order.name, order.address, place, country(order.country)]
  return { title: shipTo[order.shippingType], lines: lines.filter(Boolean) }
}

const testNote = ({ test }: OrderRow, lang: Locale): Part[] =>
  test ? [{ lines: [orderTexts[lang].test] }] : []

/** Queues the buyer's receipt in the order's language, its taxes apart. */
export const queueReceipt = async (app: Application, trx: Knex, order: Numbered): Promise<void> => {
  const lang = order.language
  const texts = orderTexts[lang]
  const store = await readStore(trx, order.customerId)
  const link = orderLink(app, store, order)
  const name = store?.name ?? ''
  await queueIfPossible(app, trx, {
    kind: 'receipt',
    customerId: order.customerId,
    to: order.email,
    replyTo: store?.storeEmail || null,
    subject: texts.receiptSubject(name, order.orderNumber),
    dedupeKey: `receipt:${order.id}`,
    ...letter(
      texts.order(order.orderNumber),
      [
        { lines: [texts.thanks(name)] },
        ...testNote(order, lang),
        linesOf(order, lang),
        sumsOf(order, lang),
        addressOf(order, lang),
        ...(link ? [{ link: { text: texts.view, url: link } }] : []),
      ],
      lang,
    ),
  })
}

/** Queues the business's mail about a new order, in the language of the dashboard. */
export const queueNewOrderMail = async (app: Application, trx: Knex, order: Numbered): Promise<void> => {
  const texts = orderTexts.en
  const store = await readStore(trx, order.customerId)
  await queueIfPossible(app, trx, {
    kind: 'new-order',
    customerId: order.customerId,
    to: store?.receiveEmail ?? '',
    replyTo: order.email || null,
    subject: texts.newOrderSubject(order.orderNumber, formatMoney(order.total)),
    dedupeKey: `new-order:${order.id}`,
    ...letter(texts.order(order.orderNumber), [
      { lines: [texts.newOrder(order.name)] },
      ...testNote(order, 'en'),
      linesOf(order, 'en'),
      sumsOf(order, 'en'),
      addressOf(order, 'en'),
      { title: texts.buyer, lines: [order.name, order.email, order.phone].filter(Boolean) },
      ...(order.notes ? [{ title: texts.notes, lines: order.notes.split('\n') }] : []),
    ]),
  })
}

/** Queues the shipping notice in the order's language, with the carrier's page where there is a number. */
export const queueShippedMail = async (app: Application, trx: Knex, order: Numbered): Promise<void> => {
  const store = await readStore(trx, order.customerId)
  const { trackingCarrier: carrier, trackingNumber: number, language: lang } = order
  const texts = orderTexts[lang]
  const url = number ? trackingUrl(carrier as Carrier, number) : undefined
  const parcel: [string, string][] = [
    ...(carrier ? [[texts.carrier, carrier] as [string, string]] : []),
    ...(number ? [[texts.trackingNumber, number] as [string, string]] : []),
  ]
  await queueIfPossible(app, trx, {
    kind: 'shipped',
    customerId: order.customerId,
    to: order.email,
    replyTo: store?.storeEmail || null,
    subject: texts.shippedSubject(store?.name ?? '', order.orderNumber),
    dedupeKey: `shipped:${order.id}`,
    ...letter(
      texts.order(order.orderNumber),
      [
        { lines: [texts.shipped] },
        ...(parcel.length ? [{ rows: parcel }] : []),
        ...(url ? [{ link: { text: texts.track, url } }] : []),
        linesOf(order, lang),
        addressOf(order, lang),
      ],
      lang,
    ),
  })
}
