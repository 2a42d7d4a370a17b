import { BadRequest } from '@feathersjs/errors'
import { cents, sumCents, type Cents, minOrderCents } from '@mainstreet/shared/rules/money/money'
import type { OrderLine, ShippingType } from '@mainstreet/shared/contracts/orders/orders'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import { shippingLabel } from '@mainstreet/shared/rules/money/price'
import { needsAddress } from '@mainstreet/shared/rules/orders/checkout-fields'
import type { Country } from '@mainstreet/shared/rules/regions'
import { orderTotals, type OrderTotals, type SalesTax } from '@mainstreet/shared/rules/money/tax'
import { everywhere, type Zone } from '@mainstreet/shared/rules/shipping/zones'
import { basisOf, lineCents } from '@mainstreet/shared/rules/orders/line-cents'
import { invalid, problems } from '../../../kit/service/errors'
import { applyCode, noCode, shareOf } from '../../discounts/apply-code'
import { priceSending, sentForNothing, type Sending } from '../../shipping/price-sending'
import type { StockLine } from '../stock'
import { chooseLines, stockLinesOf, type CartToPrice, type ChosenLine } from './choose-lines'
import { destinationOf } from './sold-to'

/** A cart as it would be charged now; amounts in cents. */
export interface PricedCart extends OrderTotals {
  lines: OrderLine[]
  /** How it goes: what is gift cards alone goes by email, whatever was asked for. */
  shippingType: ShippingType
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

/** What counts of a shipping method where it has no zones; 400 where the shop does not offer it. */
const usualZone = ({ store, shippingType, manual }: CartToPrice): Zone => {
  if (shippingType === 'email') return everywhere(0, null)
  const zone = store.ways[shippingType]
  if (!zone && !manual)
    throw new BadRequest({
      ...refusal('delivery-not-offered'),
      ...problems({ shippingType: refusal('shipping-not-offered') }),
    })
  return zone ?? everywhere(0, null)
}

const checkTotal = (total: Cents, mayBeLow = false) => {
  if (total > maxCents) throw new BadRequest(refusal('order-too-large'))
  if (total < minOrderCents && !mayBeLow) throw new BadRequest(refusal('order-too-small'))
}

/** So many gift cards are in one order. */
const maxSoldCards = 50

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
    // A code takes nothing off money.
    isMoney: item.giftCard,
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
  if (cart.shippingType !== 'email' && sumCents(sent.lines.map(lineCents)) < minimum)
    throw new BadRequest(refusal('below-minimum', { minimum }))
  return priced
}

/** How a cart goes: by email where it is gift cards alone, else as its buyer chose; 400 where that is no way for what is in it. */
const wayOf = ({ shippingType, manual }: CartToPrice, chosen: readonly ChosenLine[]): ShippingType => {
  const things = chosen.filter(({ item }) => !item.giftCard)
  if (things.length === 0) return 'email'
  if (shippingType === 'email') throw invalid({ shippingType: refusal('shipping-not-offered') })
  const stays = things.find(({ item }) => !item.allowShipping)
  if (shippingType === 'shipping' && stays && !manual)
    throw new BadRequest({
      ...refusal('cannot-ship'),
      ...problems({ [`items.${stays.choice.position}`]: refusal('not-shipped') }),
    })
  return shippingType
}

const checkCards = (chosen: readonly ChosenLine[]) => {
  const cards = chosen.filter(({ item }) => item.giftCard)
  const pieces = cards.reduce((sum, { line }) => sum + line.quantity, 0)
  const most = refusal('at-most', { max: maxSoldCards })
  if (pieces > maxSoldCards) throw invalid({ [`items.${cards[0]!.choice.position}.quantity`]: most })
}

/** Prices a cart from the database alone: the client's prices, names and totals are never looked at. */
export const priceCart = async (asked: CartToPrice): Promise<PricedCart> => {
  const chosen = await chooseLines(asked)
  checkCards(chosen)
  const cart = { ...asked, shippingType: wayOf(asked, chosen) }
  const where = destinationOf(cart)
  const usual = usualZone(cart)
  const applied = await applyCodeOf(cart, chosen)
  const lines = chosen.map(({ line }, index) => ({ ...line, ...shareOf(applied.shares, index) }))
  const sending = await sendingOf(cart, {
    lines: lines.filter(({ giftCard }) => !giftCard),
    usual,
    to: { ...where, postalcode: cart.postalcode?.trim() || undefined },
  })
  const { cost, untilFree, isFrom } = applied.freeShipping ? sentForNothing : sending
  const { province } = where
  const { app, db, now, store, shippingType } = cart
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
    shippingType,
    stockLines: stockLinesOf(chosen),
    shippingLabel: shippingLabel(shippingType, cost),
    untilFree,
    shippingIsFrom: isFrom,
  }
}
