import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { Conflict, Unprocessable } from '@feathersjs/errors'
import type { Locale } from '@mainstreet/shared/rules/language'
import type { Cents } from '@mainstreet/shared/rules/money/money'
import type { CheckoutData, ShippingType } from '@mainstreet/shared/contracts/orders/orders'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import type { Application } from '../../../declarations'
import type { AccountKeys } from '../../../kit/payments/payment-provider'
import type { PaymentGateway } from '../../../kit/payments/payment-gateway'
import { storable } from '../../../kit/service/storable'
import type { Work } from '../../../kit/service/work'
import { holdKeys } from '../../store/payment-keys'
import type { DuePayment } from '../charge/charge-order'
import { newLease } from '../charge/charge-lease'
import { neverMade } from '../charge/fail-order'
import type { Store } from '../open-store'
import type { PaymentRow } from '../charge/payment-row'
import { takeStock } from '../stock'
import { buyerOf, checkAddress } from './buyer-of'
import type { CartChoice } from './cart-choices'
import { checkUnpaid } from './check-unpaid'
import type { Submit } from './payment-key'
import { priceCart, type PricedCart } from './price-cart'
import { quoteOf } from './quote-of'
import { amountsOf } from '@mainstreet/shared/contracts/orders/amounts'

/** A checkout that has been read, not yet believed. */
export interface Checkout {
  store: Store
  gateway: PaymentGateway
  /** What the gateway was opened with. */
  keys: AccountKeys
  submit: Submit
  choices: readonly CartChoice[]
  shippingType: ShippingType
  data: CheckoutData
  /** The total in cents that the buyer was shown. */
  expectedTotal?: Cents
  language?: Locale
  /** The network that it comes from, as `placedBy` says it. */
  placedBy: string
}

const checkExpected = (expected: Cents | undefined, priced: PricedCart) => {
  if (expected === undefined || expected === priced.total) return
  throw new Conflict({ ...refusal('prices-changed'), quote: quoteOf(priced) })
}

/** A payment is asked about with its account's keys, so none is begun with keys that others take the place of. */
const checkKeys = async (app: Application, work: Work, { store, keys }: Checkout) => {
  if (isDeepStrictEqual(await holdKeys(app, work, store.id), keys)) return
  throw new Conflict(refusal('card-keys-changed'))
}

/** The columns of an order that its cart decides. */
export const soldColumns = (priced: PricedCart) => {
  const { lines, stockLines, taxRate, province, country } = priced
  return {
    lineItems: lines
      .map(({ variationId, itemId, quantity }) => `${variationId}:${itemId}:${quantity}`)
      .join(','),
    lines,
    taxRate,
    stockTaken: stockLines.map(({ variationId, itemId, quantity }) => ({ variationId, itemId, quantity })),
    ...amountsOf(priced),
    province,
    country,
  }
}

/** Claims the submit; undefined when it has been claimed before. */
const claimPayment = async (
  { trx }: Work,
  { store, gateway, submit }: Checkout,
): Promise<number | undefined> => {
  const { provider, live } = gateway
  const [row] = await trx('order_payments')
    .insert({ customerId: store.id, ...submit, provider, live, providerKey: randomUUID() })
    .onConflict(['customerId', 'key'])
    .ignore()
    .returning('id')
  return row?.id
}

const otherBody = () =>
  new Unprocessable('This Idempotency-Key has been used for another order.', {
    errors: { 'Idempotency-Key': 'has been used for another order' },
  })

/** The earlier attempt of the same submit; undefined when that one failed and another card is tried now, or nobody made it. */
const findEarlier = async ({ trx }: Work, { store, submit }: Checkout): Promise<PaymentRow | undefined> => {
  const had = await trx('order_payments').where({ customerId: store.id, key: submit.key }).forUpdate().first()
  if (!had || had.fingerprint !== submit.fingerprint) throw otherBody()
  if (had.paymentMethod === submit.paymentMethod && had.decline?.code !== neverMade.code) return had
  const order = await trx('account_orders').where({ id: had.orderId }).first('status')
  if (order!.status !== 'failed') throw otherBody()
  await trx('order_payments')
    .where({ id: had.id })
    .update({ key: `retired:${had.id}:${had.key}` })
  return undefined
}

/** Nothing is charged for it: what its buyer says of it is only said. */
const isUnpaid = ({ gateway }: Checkout) => gateway.provider === 'manual'

/** Writes the pending order that a claimed payment, by its id, is for. */
const insertOrder = async (
  work: Work,
  checkout: Checkout,
  { id, priced }: { id: number; priced: PricedCart },
): Promise<PaymentRow> => {
  const { trx } = work
  const order = {
    customerId: checkout.store.id,
    status: 'pending' as const,
    ...buyerOf(checkout.data, priced),
    shippingType: checkout.shippingType,
    ...soldColumns(priced),
    test: !checkout.gateway.live,
    ...(isUnpaid(checkout) && { placedBy: checkout.placedBy }),
    language: checkout.language ?? 'en',
    createdAt: work.now,
  }
  const [payment] = await trx('order_payments')
    .with('placed', trx('account_orders').insert(storable(order)).returning('id'))
    .where({ id })
    .update({ orderId: trx.raw('(select id from placed)'), chargingUntil: newLease() })
    .returning('*')
  work.unseen('account-orders')
  return payment!
}

/** Writes the pending order and takes its stock, in the caller's transaction; the same submit again answers its first attempt. */
export const placeOrder = async (
  app: Application,
  work: Work,
  checkout: Checkout,
): Promise<(DuePayment & { isNew: true }) | { payment: PaymentRow; isNew: false }> => {
  const { store, choices, shippingType, data } = checkout
  checkAddress(shippingType, data)
  await checkKeys(app, work, checkout)
  let id = await claimPayment(work, checkout)
  if (id === undefined) {
    const payment = await findEarlier(work, checkout)
    if (payment) return { payment, isNew: false }
    id = await claimPayment(work, checkout)
    if (id === undefined) throw new Conflict(refusal('payment-in-progress'))
  }
  const { province, country } = data
  const cart = { store, choices, shippingType, province, country, now: work.now }
  const priced = await priceCart({ ...cart, app, db: work.trx, lock: true })
  checkExpected(checkout.expectedTotal, priced)
  if (isUnpaid(checkout)) {
    const { placedBy } = checkout
    await checkUnpaid(work, { customerId: store.id, email: data.email.trim(), placedBy }, priced.stockLines)
  }
  const payment = await insertOrder(work, checkout, { id, priced })
  await takeStock({ app, work, customerId: store.id, orderId: payment.orderId }, priced.stockLines)
  return { payment, amountCents: priced.total, isNew: true }
}
