import { BadRequest, Conflict } from '@feathersjs/errors'
import type { changeOrder, SoldGoods } from '@mainstreet/shared/contracts/orders/changes'
import type { Order, OrderLine } from '@mainstreet/shared/contracts/orders/orders'
import { amountsOf } from '@mainstreet/shared/contracts/orders/amounts'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import { cents, roundHalfUpDiv, type Cents } from '@mainstreet/shared/rules/money/money'
import type { SalesTax } from '@mainstreet/shared/rules/money/tax'
import { addressFields, needsAddress } from '@mainstreet/shared/rules/orders/checkout-fields'
import { holdsRefunds } from '@mainstreet/shared/rules/orders/refund'
import { placeOfShop } from '@mainstreet/shared/rules/regions'
import { everywhere } from '@mainstreet/shared/rules/shipping/zones'
import type { Static } from '@sinclair/typebox'
import type { Knex } from 'knex'
import type { Application } from '../../../declarations'
import { invalid } from '../../../kit/service/errors'
import { priceSending, type Sending } from '../../shipping/price-sending'
import { cartChoices, type CartChoice } from '../checkout/cart-choices'
import { priceLines } from '../checkout/choose-lines'
import { totalsOf } from '../checkout/price-cart'
import { correctedBuyer } from '../corrections/correct-order'
import { readStore, type Store } from '../open-store'
import type { ListedOrder } from '../own-order'
import type { StockLine } from '../stock'

/** The columns of an order that say where it goes. */
const placeFields = ['recipient', ...addressFields] as const
export type NewPlace = Partial<Pick<Order, (typeof placeFields)[number]>>

/** What an order is to be changed into: its items, the way it goes, and where to. */
export type ChangeWish = Omit<Static<typeof changeOrder.input>, 'orderId' | 'expectedDifference'>

/** A change as it would be made now. */
export interface PlannedChange {
  before: SoldGoods
  after: SoldGoods
  /** Integer cents, below zero where they go back to the buyer. */
  difference: number
  place: NewPlace
  taxRate: SalesTax
  /** What it takes out of stock besides what the order holds. */
  more: StockLine[]
}

interface Planning {
  app: Application
  db: Knex
  now: Date
}

/** What an order sells as it stands. */
export const soldOf = (order: ListedOrder): SoldGoods => ({
  lines: order.lines,
  shippingType: order.shippingType,
  ...amountsOf(order),
})

const placeOf = (order: ListedOrder, store: Store, wish: ChangeWish): NewPlace => {
  const given = placeFields.filter((field) => wish[field] !== undefined)
  const shippingType = wish.shippingType ?? order.shippingType
  if (shippingType === order.shippingType || !needsAddress(shippingType)) {
    if (given.length) throw invalid({ [given[0]!]: refusal('goes-with-way') })
    return shippingType === order.shippingType ? {} : placeOfShop(store.province)
  }
  const { items: _, ...address } = wish
  const buyer = correctedBuyer({ ...order, shippingType }, address)
  return Object.fromEntries(placeFields.map((field) => [field, buyer[field]]))
}

/** What its way costs: as before, or on another way what a cart of the lines would. */
const wayCost = async (
  { db }: Planning,
  order: ListedOrder,
  { lines, way, to, store }: Pick<Sending, 'lines' | 'way' | 'to'> & { store: Store },
): Promise<Cents> => {
  if (way === order.shippingType) return order.shipping
  const usual = store.ways[way] ?? everywhere(0, null)
  const priced = await priceSending({ db, customerId: store.id, way, to, lines, usual })
  return priced?.cost ?? cents(0)
}

/** Fewer pieces of a line keep their part of what its code takes off, further ones cost what they cost. */
const withPieces = (line: OrderLine, quantity: number): OrderLine => {
  const { discount, ...rest } = line
  if (!discount || quantity >= line.quantity) return { ...line, quantity }
  return { ...rest, quantity, discount: cents(roundHalfUpDiv(discount * quantity, line.quantity)) }
}

/** What is in the order keeps its price; what is new costs what it costs now. */
const linesOf = async (
  { app, db, now }: Planning,
  { order, store, choices }: { order: ListedOrder; store: Store; choices: readonly CartChoice[] },
): Promise<{ lines: OrderLine[]; more: StockLine[] }> => {
  const had = new Map(order.lines.map((line) => [line.variationId, line]))
  const grown = choices.filter(
    ({ variationId, quantity }) => quantity > (had.get(variationId)?.quantity ?? 0),
  )
  const { shippingType } = order
  const cart = { app, db, now, store, choices: grown, shippingType, manual: true }
  const fresh = grown.length ? await priceLines(cart) : { lines: [], stockLines: [] }
  const lines = choices.map(({ variationId, quantity }) => {
    const line = had.get(variationId) ?? fresh.lines.find((each) => each.variationId === variationId)!
    return withPieces(line, quantity)
  })
  const more = fresh.stockLines.map((line) => ({
    ...line,
    quantity: line.quantity - (had.get(line.variationId)?.quantity ?? 0),
  }))
  return { lines, more }
}

/** The tax of where it goes, as it was on the order's day; the order's own where it goes nowhere else. */
const taxOf = async ({ app, db }: Planning, order: ListedOrder, at: { place: NewPlace; store: Store }) => {
  const { province = order.province } = at.place
  if (province === order.province) return order.taxRate
  const { timezone } = at.store
  return app.get('salesTaxes').of({ db, province, timezone, now: order.createdAt })
}

/** The gift cards among lines, to be compared: what is mailed as money is not exchanged. */
const cardPieces = (lines: readonly OrderLine[]): string =>
  JSON.stringify(
    lines.filter(({ giftCard }) => giftCard).map(({ variationId, quantity }) => [variationId, quantity]),
  )

/** What a wish makes of an order: 400 where it changes nothing or asks for what there is not, 409 where less is left than was given back already. */
export const planChange = async (
  planning: Planning,
  order: ListedOrder,
  wish: ChangeWish,
): Promise<PlannedChange> => {
  const { db } = planning
  const store = (await readStore(db, order.customerId))!
  const shippingType = wish.shippingType ?? order.shippingType
  const place = placeOf(order, store, wish)
  const choices = cartChoices(wish.items ?? order.lines)
  const { lines, more } = await linesOf(planning, { order, store, choices })
  if (cardPieces(lines) !== cardPieces(order.lines)) throw new Conflict(refusal('sold-cards-stay'))
  const taxRate = await taxOf(planning, order, { place, store })
  const { country, province, postalcode } = { ...order, ...place }
  const to = { country, province, postalcode }
  const shippingCents = await wayCost(planning, order, { lines, way: shippingType, to, store })
  const totals = totalsOf(lines, { shippingCents, tax: taxRate, mayBeLow: true })
  const before = soldOf(order)
  const after = { lines, shippingType, ...amountsOf(totals) }
  const isSame =
    JSON.stringify(before.lines) === JSON.stringify(lines) && shippingType === before.shippingType
  if (isSame) throw new BadRequest(refusal('nothing-changes'))
  const refunds = await db('order_refunds')
    .where({ orderId: order.id, unlisted: false })
    .whereNot({ status: 'failed' })
  if (!holdsRefunds(after, refunds)) throw new Conflict(refusal('less-than-refunded'))
  return { before, after, difference: after.total - before.total, place, taxRate, more }
}
