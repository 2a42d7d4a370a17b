import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { Conflict, Unprocessable } from '@feathersjs/errors'
import type { Locale } from '@mainstreet/shared/rules/language'
import { dueOf } from '@mainstreet/shared/rules/money/gift-card'
import { cents, minOrderCents, type Cents } from '@mainstreet/shared/rules/money/money'
import type { GiftFor } from '@mainstreet/shared/contracts/orders/gift-cards'
import type { CheckoutData, ShippingType } from '@mainstreet/shared/contracts/orders/orders'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import type { Application } from '../../../declarations'
import type { AccountKeys } from '../../../kit/payments/payment-provider'
import type { PaymentGateway } from '../../../kit/payments/payment-gateway'
import { nothingDueMethod } from '../../../kit/payments/nothing-due-gateway'
import { invalid } from '../../../kit/service/errors'
import { storable } from '../../../kit/service/storable'
import type { Work } from '../../../kit/service/work'
import { holdCode } from '../../discounts/hold-code'
import { payWithCards, type CardsOfOrder } from '../../gift-cards/find-cards'
import { useCards } from '../../gift-cards/move-balance'
import { askToSubscribe, takesSubscribers } from '../../newsletter/ask-to-subscribe'
import { holdKeys } from '../../store/payment-keys'
import type { DuePayment } from '../charge/charge-order'
import type { Placed } from '../charge/run-payment'
import { newLease } from '../charge/charge-lease'
import { neverMade } from '../charge/fail-order'
import type { Store } from '../open-store'
import type { OrderRow, PaymentRow } from '../charge/payment-row'
import { takeSlot } from '../../order-times/take-slot'
import { takeStock } from '../stock'
import { buyerOf, checkAddress, walkIn } from './buyer-of'
import type { CartChoice } from './cart-choices'
import { giftOf } from './gift-of'
import { checkUnpaid } from './check-unpaid'
import type { Submit } from './payment-key'
import { priceCart, type PricedCart } from './price-cart'
import { quoteOf } from './quote-of'
import { amountsOf } from '@mainstreet/shared/contracts/orders/amounts'

/** What is paid for, where, and under which name. */
export interface Claim {
  store: Store
  gateway: PaymentGateway
  /** What the gateway was opened with. */
  keys: AccountKeys
  submit: Submit
}

/** A checkout that has been read, not yet believed. */
export interface Checkout extends Claim {
  choices: readonly CartChoice[]
  shippingType: ShippingType
  discountCode?: string
  giftCodes?: readonly string[]
  data: CheckoutData
  /** Whom the gift cards in it are for. */
  gift?: GiftFor
  /** The sale at the counter that it is: the shop's own, so it may be of anything, to anybody, at any price. */
  tillSaleId?: number
  /** Refuses what may not be placed any more. */
  hold?: (work: Work) => Promise<void>
  /** Whether the buyer wants letters. */
  newsletter?: boolean
  /** When it is fetched or brought, as the buyer says it. */
  wantedFor?: string
  /** The total in cents that the buyer was shown. */
  expectedTotal?: Cents
  /** What they were shown to be left to pay after gift cards. */
  expectedDue?: Cents
  language?: Locale
  /** The address that it comes from. */
  address?: string
  /** The network that it comes from, as `placedBy` says it. */
  placedBy: string
}

const checkExpected = (
  { expectedTotal, expectedDue }: Pick<Checkout, 'expectedTotal' | 'expectedDue'>,
  priced: PricedCart,
  cards: CardsOfOrder,
) => {
  const quote = quoteOf(priced, cards)
  const { total, due } = quote
  if ((expectedTotal ?? total) === total && (expectedDue ?? due) === due) return
  throw new Conflict({ ...refusal('prices-changed'), quote })
}

/** A payment is asked about with its account's keys, so none is begun with keys that others take the place of. */
const checkKeys = async (app: Application, work: Work, { store, keys }: Claim) => {
  if (isDeepStrictEqual(await holdKeys(app, work, store.id), keys)) return
  throw new Conflict(refusal('card-keys-changed'))
}

/** What an order sells as the specification writes it: entries of variationId:itemId:quantity. */
export const lineItemsOf = (lines: PricedCart['lines']): string =>
  lines.map(({ variationId, itemId, quantity }) => `${variationId}:${itemId}:${quantity}`).join(',')

/** The columns of an order that its cart decides. */
export const soldColumns = (priced: PricedCart) => {
  const { lines, stockLines, taxRate, discountCode, discountCodeId, province, country, shippingType } = priced
  return {
    shippingType,
    lineItems: lineItemsOf(lines),
    lines,
    taxRate,
    stockTaken: stockLines.map(({ variationId, itemId, quantity }) => ({ variationId, itemId, quantity })),
    ...amountsOf(priced),
    discountCode,
    discountCodeId,
    province,
    country,
  }
}

/** Claims the submit; undefined when it has been claimed before. */
const claimPayment = async (
  { trx }: Work,
  { store, gateway, submit }: Claim,
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
const findEarlier = async ({ trx }: Work, { store, submit }: Claim): Promise<PaymentRow | undefined> => {
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

/** Claims the submit of a payment, whose keys stay until the transaction ends; the same submit again finds its first attempt. */
export const claimSubmit = async (
  app: Application,
  work: Work,
  claim: Claim,
): Promise<{ id: number } | { payment: PaymentRow; isNew: false }> => {
  await checkKeys(app, work, claim)
  const id = await claimPayment(work, claim)
  if (id !== undefined) return { id }
  const payment = await findEarlier(work, claim)
  if (payment) return { payment, isNew: false }
  const again = await claimPayment(work, claim)
  if (again === undefined) throw new Conflict(refusal('payment-in-progress'))
  return { id: again }
}

/** Writes the pending order that a claimed payment, by its id, is for; what gift cards pay of it is not charged. */
export const insertPending = async (
  work: Work,
  id: number,
  order: Partial<OrderRow> & Pick<OrderRow, 'total'>,
): Promise<DuePayment & { isNew: true }> => {
  const { trx } = work
  const { total, giftCards = cents(0) } = order
  const amount = dueOf({ total, giftCards })
  const [payment] = await trx('order_payments')
    .with('placed', trx('account_orders').insert(storable(order)).returning('id'))
    .where({ id })
    .update({
      orderId: trx.raw('(select id from placed)'),
      amount,
      chargingUntil: newLease(),
    })
    .returning('*')
  work.unseen('account-orders')
  return { payment: payment!, amountCents: amount, isNew: true }
}

/** Who ticked the box is asked to prove the address, whatever becomes of the payment. */
const subscribeBuyer = async (app: Application, work: Work, checkout: Checkout) => {
  const { store, newsletter, data, language = 'en', address } = checkout
  if (!newsletter || !(await takesSubscribers(work.trx, store.id))) return
  const email = data.email.trim()
  await askToSubscribe(app, work, { customerId: store.id, email, language, page: 'checkout', address })
}

/** Writes the pending order and takes its stock, in the caller's transaction; the same submit again answers its first attempt. */
export const placeOrder = async (app: Application, work: Work, checkout: Checkout): Promise<Placed> => {
  const { store, gateway, choices, shippingType, discountCode, giftCodes, data, placedBy } = checkout
  checkAddress(shippingType, data)
  const claimed = await claimSubmit(app, work, checkout)
  if ('payment' in claimed) return claimed
  await checkout.hold?.(work)
  const { province, country, postalcode } = data
  const { tillSaleId } = checkout
  const manual = tillSaleId !== undefined
  const to = { shippingType, province, country, postalcode }
  const cart = { store, choices, discountCode, ...to, now: work.now }
  const priced = await priceCart({ ...cart, app, db: work.trx, lock: true, manual })
  const { total } = priced
  const isTest = !gateway.live
  const toPay = { customerId: store.id, codes: giftCodes, total, isTest, leastRest: minOrderCents }
  const paid = await payWithCards(work.trx, toPay)
  checkExpected(checkout, priced, paid)
  const { cards, giftCards } = paid
  const isAllPaid = giftCards === total
  if (checkout.submit.paymentMethod === nothingDueMethod && !isAllPaid)
    throw invalid({ id: refusal('required') })
  // Nothing is charged for it: what its buyer says of it is only said.
  const isUnpaid = gateway.provider === 'manual' && !isAllPaid
  if (isUnpaid)
    await checkUnpaid(work, { customerId: store.id, email: data.email.trim(), placedBy }, priced.stockLines)
  const slot = {
    db: work.trx,
    customerId: store.id,
    timezone: store.timezone,
    way: priced.shippingType,
    now: work.now,
  }
  const placed = await insertPending(work, claimed.id, {
    customerId: store.id,
    status: 'pending',
    ...(manual ? walkIn(data) : buyerOf(data, priced)),
    ...(manual && { tillSaleId }),
    ...soldColumns(priced),
    giftCards,
    gift: giftOf(checkout, priced.lines),
    ...(!manual && (await takeSlot(slot, checkout.wantedFor))),
    test: isTest,
    ...(isUnpaid && { placedBy }),
    language: checkout.language ?? 'en',
    createdAt: work.now,
  })
  const { orderId } = placed.payment
  await takeStock({ app, work, customerId: store.id, orderId }, priced.stockLines)
  await useCards(app, work, { id: orderId, customerId: store.id, cards })
  const { discountCodeId: codeId } = priced
  if (codeId) await holdCode(work, { codeId, email: data.email.trim(), orderId })
  await subscribeBuyer(app, work, checkout)
  return placed
}
