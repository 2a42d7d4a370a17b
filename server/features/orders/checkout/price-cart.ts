import { BadRequest } from '@feathersjs/errors'
import { cents, sumCents, type Cents, minOrderCents } from '@mainstreet/shared/rules/money/money'
import type { OrderLine, ShippingType } from '@mainstreet/shared/contracts/orders/orders'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import { effectivePrice, shippingLabel, type ItemSale } from '@mainstreet/shared/rules/money/price'
import { needsAddress } from '@mainstreet/shared/rules/orders/checkout-fields'
import type { Country } from '@mainstreet/shared/rules/regions'
import { orderTotals, type OrderTotals, type SalesTax } from '@mainstreet/shared/rules/money/tax'
import { everywhere, type Zone } from '@mainstreet/shared/rules/shipping/zones'
import { basisOf, lineCents } from '@mainstreet/shared/rules/orders/line-cents'
import type { Knex } from 'knex'
import type { Application } from '../../../declarations'
import { problems } from '../../../kit/service/errors'
import type { StoredRow } from '../../../kit/service/stored-row'
import { applyCode, noCode, shareOf } from '../../discounts/apply-code'
import { priceSending, sentForNothing, type Sending } from '../../shipping/price-sending'
import type { Store } from '../open-store'
import { salesOfItemSql } from '../../marketplace/sales/items-of-sale'
import type { StockLine } from '../stock'
import type { CartChoice } from './cart-choices'
import { destinationOf } from './sold-to'

/** What is priced: trusted choices, where they go, and how. */
export interface CartToPrice {
  app: Application
  db: Knex
  store: Store
  choices: readonly CartChoice[]
  shippingType: ShippingType
  province?: string
  country?: string
  /** Undefined while nobody has said where it goes. */
  postalcode?: string
  /** What the buyer typed for less. */
  discountCode?: string
  now: Date
  /** Keeps prices and stock still until the transaction ends. */
  lock?: boolean
  /** The owner's own sale: drafts too, any shipping method, any amount. */
  manual?: boolean
  /** Only asked for, not charged: any amount, however small. */
  asked?: boolean
}

/** A cart as it would be charged now; amounts in cents. */
export interface PricedCart extends OrderTotals {
  lines: OrderLine[]
  stockLines: StockLine[]
  taxRate: SalesTax
  /** The code that counts, as its shop writes it, and its id; empty and null without one. */
  discountCode: string
  discountCodeId: number | null
  shippingLabel: string
  /** How much more it has to come to until shipping costs nothing. */
  untilFree: Cents
  /** Whether shipping may cost more, as nobody has said yet where it goes. */
  shippingIsFrom: boolean
  province: string
  country: Country
}

const maxCents = 99_999_999

type Sold = Pick<StoredRow<'market-variations'>, 'itemId' | 'variation' | 'sku' | 'price'> &
  Pick<
    StoredRow<'market-items'>,
    | 'title'
    | 'categoryId'
    | 'taxExempt'
    | 'allowShipping'
    | 'trackStock'
    | 'onSale'
    | 'saleEnd'
    | 'discountType'
    | 'discountValue'
  > &
  Pick<ItemSale, 'sales'> & { variationId: number; image: string | null }

const readSold = async ({ db, store, choices, lock, manual }: CartToPrice): Promise<Map<number, Sold>> => {
  const query = db<StoredRow<'market-variations'>>('market_variations as v')
    .join('market_items as i', 'i.id', 'v.itemId')
    .where({ 'i.customerId': store.id, 'v.customerId': store.id, 'v.removed': false })
    .whereIn(
      'v.id',
      choices.map(({ variationId }) => variationId),
    )
    .select('v.id as variationId', 'v.itemId', 'v.variation', 'v.sku', 'v.price')
    .select('i.title', 'i.categoryId', 'i.taxExempt', 'i.allowShipping', 'i.trackStock')
    .select({
      image: db<StoredRow<'market-images'>>('market_images as m')
        .whereRaw('m."itemId" = i.id')
        // The variation's own picture, where it has one.
        .orderByRaw('m.id is not distinct from v."imageId" desc')
        .orderBy(['m.order', 'm.id'])
        .limit(1)
        .select('m.url'),
    })
    .select({ sales: db.raw(`(${salesOfItemSql('i')})`) })
    .select<Sold[]>('i.onSale', 'i.saleEnd', 'i.discountType', 'i.discountValue')
  // An item before its variations, each in id order, as a save takes them: no two writers wait for each other.
  if (lock) query.orderBy(['i.id', 'v.id']).forNoKeyUpdate('i', 'v')
  if (!manual) query.where({ 'i.status': 'public', 'i.newlyCreated': false })
  const rows = await query
  return new Map(rows.map((row) => [row.variationId, row]))
}

/** What counts of a shipping method where it has no zones; 400 where the shop does not offer it. */
const usualZone = ({ store, shippingType, manual }: CartToPrice): Zone => {
  const zone = store.ways[shippingType]
  if (!zone && !manual)
    throw new BadRequest({
      ...refusal('delivery-not-offered'),
      ...problems({ shippingType: refusal('shipping-not-offered') }),
    })
  return zone ?? everywhere(0, null)
}

const lineOf = (choice: CartChoice, item: Sold, { now, store }: CartToPrice): OrderLine => {
  const price = effectivePrice({ item, priceDollars: item.price, now, timezone: store.timezone })
  return {
    itemId: item.itemId,
    variationId: item.variationId,
    title: item.title,
    variation: item.variation,
    sku: item.sku,
    image: item.image ?? '',
    unitPrice: price.cents,
    regularPrice: price.regularCents,
    quantity: choice.quantity,
    taxExempt: item.taxExempt,
  }
}

const checkTotal = (total: Cents, mayBeLow = false) => {
  if (total > maxCents) throw new BadRequest(refusal('order-too-large'))
  if (total < minOrderCents && !mayBeLow) throw new BadRequest(refusal('order-too-small'))
}

/** What is sold as a line, with its item as it is now. */
interface ChosenLine {
  choice: CartChoice
  item: Sold
  line: OrderLine
}

/** The lines of a cart at the prices of its moment, from the database alone. */
const chooseLines = async (cart: CartToPrice): Promise<ChosenLine[]> => {
  const sold = await readSold(cart)
  return cart.choices.map((choice) => {
    const item = sold.get(choice.variationId)
    if (!item || item.itemId !== choice.itemId)
      throw new BadRequest({
        ...refusal('item-gone'),
        ...problems({ [`items.${choice.position}`]: refusal('line-gone') }),
      })
    return { choice, item, line: lineOf(choice, item, cart) }
  })
}

const stockLinesOf = (chosen: readonly ChosenLine[]): StockLine[] =>
  chosen
    .filter(({ item }) => item.trackStock)
    .map(({ choice, item }) => ({ ...choice, label: `${item.title} – ${item.variation}` }))

/** The lines of a cart at the prices of its moment, and what they take out of stock: the client's prices and names are never looked at. */
export const priceLines = async (
  cart: CartToPrice,
): Promise<{ lines: OrderLine[]; stockLines: StockLine[] }> => {
  const chosen = await chooseLines(cart)
  return { lines: chosen.map(({ line }) => line), stockLines: stockLinesOf(chosen) }
}

/** The totals of an order that sells these lines; 400 where a cart comes to more than can be charged, or to less unless it may. */
export const totalsOf = (
  lines: readonly OrderLine[],
  { shippingCents, tax, mayBeLow }: { shippingCents: Cents; tax: SalesTax; mayBeLow?: boolean },
): OrderTotals => {
  const totals = orderTotals({ lines: basisOf(lines), shippingCents, tax })
  checkTotal(totals.total, mayBeLow)
  return totals
}

/** What the cart's code does to it. */
const applyCodeOf = async (cart: CartToPrice, chosen: readonly ChosenLine[]) => {
  const { db, store, discountCode: code, shippingType, now } = cart
  if (!code?.trim()) return noCode
  const lines = chosen.map(({ item, line }) => ({
    cents: lineCents(line),
    itemId: line.itemId,
    categoryId: item.categoryId,
  }))
  return applyCode({ db, customerId: store.id, code, lines, isSent: needsAddress(shippingType), now })
}

/** What it costs to send these lines; 400 where nothing is sent there, or not as little. What an owner sells by hand goes anywhere. */
const sendingOf = async (cart: CartToPrice, sent: Pick<Sending, 'lines' | 'to' | 'usual'>) => {
  const { db, store, shippingType: way, manual } = cart
  const priced = await priceSending({ ...sent, db, customerId: store.id, way })
  if (manual) return priced ?? sentForNothing
  if (!priced)
    throw new BadRequest({
      ...refusal('not-sent-there'),
      ...problems({ 'data.postalcode': refusal('not-sent-there') }),
    })
  const minimum = cents(Math.max(priced.minimum, store.orderMinimum))
  if (sumCents(sent.lines.map(lineCents)) < minimum)
    throw new BadRequest(refusal('below-minimum', { minimum }))
  return priced
}

/** Prices a cart from the database alone: the client's prices, names and totals are never looked at. */
export const priceCart = async (cart: CartToPrice): Promise<PricedCart> => {
  const where = destinationOf(cart)
  const usual = usualZone(cart)
  const chosen = await chooseLines(cart)
  const stays = chosen.find(({ item }) => !item.allowShipping)
  if (cart.shippingType === 'shipping' && stays && !cart.manual)
    throw new BadRequest({
      ...refusal('cannot-ship'),
      ...problems({ [`items.${stays.choice.position}`]: refusal('not-shipped') }),
    })
  const applied = await applyCodeOf(cart, chosen)
  const lines = chosen.map(({ line }, index) => ({ ...line, ...shareOf(applied.shares, index) }))
  const sending = await sendingOf(cart, {
    lines,
    usual,
    to: { ...where, postalcode: cart.postalcode?.trim() || undefined },
  })
  const { cost, untilFree, isFrom } = applied.freeShipping ? sentForNothing : sending
  const { province } = where
  const { app, db, now, store } = cart
  const taxRate = await app.get('salesTaxes').of({ db, province, timezone: store.timezone, now })
  const mayBeLow = cart.manual || cart.asked
  const totals = totalsOf(lines, { shippingCents: cost, tax: taxRate, mayBeLow })
  return {
    ...totals,
    ...where,
    taxRate,
    discountCode: applied.code,
    discountCodeId: applied.id,
    lines,
    stockLines: stockLinesOf(chosen),
    shippingLabel: shippingLabel(cart.shippingType, cost),
    untilFree,
    shippingIsFrom: isFrom,
  }
}
