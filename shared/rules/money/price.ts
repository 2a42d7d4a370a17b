import { localTime } from '../time/local-time'
import type { NamedSale } from './named-sale'
import { cents, formatMoney, roundHalfUpDiv, toCents, type Cents } from './money'

/** How a sale reduces a price: by percent, by dollars, or not at all but with a text of its own. */
export type DiscountType = 'percent' | 'value' | 'special'

/** The sale part of an item; saleEnd is YYYY-MM-DD, discountValue a number as text, or free text for special. */
export interface ItemSale {
  onSale: boolean
  saleEnd: string | null
  discountType: DiscountType
  discountValue: string
  /** The sales of many items that it is in. */
  sales?: readonly NamedSale[]
}

/** A moment and the account's IANA time zone it is judged in. */
export interface Moment {
  now: Date
  timezone: string
}

/** What one unit costs, in integer cents. */
export interface EffectivePrice {
  /** What is charged. */
  cents: Cents
  /** The price without the sale; shown struck where it is higher. */
  regularCents: Cents
  /** Whether the sale runs, whatever it does to the price. */
  onSale: boolean
  /** The text of a running special. */
  special?: string
  /** The sale of many items that makes the price, where one does. */
  sale?: NamedSale
}

/** Today's date, YYYY-MM-DD, in an IANA time zone. */
export const today = (now: Date, timezone: string): string => localTime(now, timezone).date

/** Whether a sale's last day (YYYY-MM-DD, its 23:59:59 still included) is over in the account's time zone; a sale without end never is. */
export const saleIsOver = (saleEnd: string | null, now: Date, timezone: string): boolean =>
  saleEnd !== null && saleEnd < today(now, timezone)

/** Whether an item's sale runs at a moment. */
export const saleIsOn = (item: Pick<ItemSale, 'onSale' | 'saleEnd'>, { now, timezone }: Moment): boolean =>
  item.onSale && !saleIsOver(item.saleEnd, now, timezone)

interface Decimal {
  digits: bigint
  scale: bigint
}

/** Decimals of a text exactly: "12.5" is 125 over 10. */
const parseDecimal = (text: string): Decimal | undefined => {
  const [, whole, fraction = ''] = /^(\d{1,9})(?:\.(\d{1,6}))?$/.exec(text.trim()) ?? []
  return whole === undefined
    ? undefined
    : { digits: BigInt(whole + fraction), scale: 10n ** BigInt(fraction.length) }
}

/** Whether a discount value fits its type: 0–100 for percent, dollars with at most two decimals for value, any text for special. */
export const isDiscountValue = (type: DiscountType, value: string): boolean => {
  if (type === 'special') return true
  const amount = parseDecimal(value)
  if (!amount) return false
  return type === 'percent' ? amount.digits <= 100n * amount.scale : amount.scale <= 100n
}

/** A price in cents after the discount; a value that does not fit its type takes nothing off. */
const reducePrice = (
  regularCents: Cents,
  { discountType, discountValue }: Pick<ItemSale, 'discountType' | 'discountValue'>,
): Cents => {
  const amount = parseDecimal(discountValue)
  if (discountType === 'special' || !amount || !isDiscountValue(discountType, discountValue))
    return regularCents

  const { digits, scale } = amount
  if (discountType === 'value')
    return cents(Math.max(0, roundHalfUpDiv(BigInt(regularCents) * scale - 100n * digits, scale)))
  return cents(roundHalfUpDiv(BigInt(regularCents) * (100n * scale - digits), 100n * scale))
}

const ownPrice = (regularCents: Cents, item: ItemSale, moment: Moment): EffectivePrice => {
  if (!saleIsOn(item, moment)) return { cents: regularCents, regularCents, onSale: false }

  const price = { cents: reducePrice(regularCents, item), regularCents, onSale: true }
  return item.discountType === 'special' ? { ...price, special: item.discountValue } : price
}

const runs = ({ startsAt, endsAt }: NamedSale, now: Date): boolean =>
  Date.parse(startsAt) <= now.getTime() && (endsAt === null || Date.parse(endsAt) > now.getTime())

const priceIn = ({ kind, value }: NamedSale, regularCents: Cents): Cents => {
  if (kind === 'price') return cents(Math.min(regularCents, toCents(value)))
  const discountType = kind === 'percent' ? kind : 'value'
  return reducePrice(regularCents, { discountType, discountValue: String(value) })
}

/** The one rule of what a unit costs: the variation's price in dollars, less the item's own sale or one of many items while that runs; the best of them, never two. */
export const effectivePrice = ({
  item,
  priceDollars,
  ...moment
}: Moment & { item: ItemSale; priceDollars: number }): EffectivePrice => {
  const regularCents = toCents(priceDollars)
  let best = ownPrice(regularCents, item, moment)
  for (const sale of item.sales ?? []) {
    if (!runs(sale, moment.now)) continue
    const price = priceIn(sale, regularCents)
    if (price < best.cents) best = { cents: price, regularCents, onSale: true, sale }
  }
  return best
}

/** The last day of the sale that makes a price, YYYY-MM-DD in the account's time zone; undefined where there is none or it has no end. */
export const lastDayOf = (
  { onSale, sale }: EffectivePrice,
  { saleEnd }: Pick<ItemSale, 'saleEnd'>,
  timezone: string,
): string | undefined => {
  if (sale) return sale.endsAt ? today(new Date(Date.parse(sale.endsAt) - 1), timezone) : undefined
  return (onSale && saleEnd) || undefined
}

/** The lowest and the highest effective price of an item's variations; undefined without variations. */
export const priceRange = ({
  variations,
  ...rest
}: Moment & { item: ItemSale; variations: readonly { price: number }[] }):
  { min: EffectivePrice; max: EffectivePrice } | undefined => {
  if (variations.length === 0) return undefined
  // A sale never changes the order of two prices, so the ends stay the ends.
  const prices = variations.map(({ price }) => price)
  return {
    min: effectivePrice({ ...rest, priceDollars: Math.min(...prices) }),
    max: effectivePrice({ ...rest, priceDollars: Math.max(...prices) }),
  }
}

/** Whether an item that tracks its stock has, over all variations, no more left than its warning level. */
export const isLowStock = (
  item: { trackStock: boolean; stockWarning: number },
  variations: readonly { stock: number }[],
): boolean => item.trackStock && variations.reduce((sum, { stock }) => sum + stock, 0) <= item.stockWarning

/** How a shipping choice and its cost read in English: "Flat Rate Shipping - $5.00". */
export const shippingLabel = (type: 'shipping' | 'delivery' | 'pickup' | 'email', cost: Cents): string => {
  if (type === 'pickup') return 'Local Pickup'
  if (type === 'email') return 'By email'
  if (type === 'delivery') return `Local Delivery - ${formatMoney(cost)}`
  return cost === 0 ? 'Free Shipping' : `Flat Rate Shipping - ${formatMoney(cost)}`
}
