import { toCents } from '@mainstreet/shared/rules/money/money'
import { effectivePrice, isDiscountValue, type ItemSale } from '@mainstreet/shared/rules/money/price'

/** What a variation costs, and what it costs while it is on sale, in dollars. */
export interface SalePrice {
  regular: number
  sale: number
}

type Discount = Pick<ItemSale, 'discountType' | 'discountValue'>

const fitsPrices = (discount: Discount, prices: readonly SalePrice[]): boolean => {
  const item = { onSale: true, saleEnd: null, ...discount }
  const moment = { now: new Date(), timezone: 'UTC' }
  return (
    isDiscountValue(discount.discountType, discount.discountValue) &&
    prices.every(
      ({ regular, sale }) =>
        effectivePrice({ ...moment, item, priceDollars: regular }).cents === toCents(sale),
    )
  )
}

/** The one discount of an item that makes every regular price its sale price, as simple as it can be said; undefined where there is none. */
export const discountOf = (prices: readonly SalePrice[]): Discount | undefined => {
  const [first] = prices
  if (!first || first.sale >= first.regular) return undefined
  const { regular, sale } = first
  const percent = (decimals: number): Discount => ({
    discountType: 'percent',
    discountValue: String(Number((((regular - sale) / regular) * 100).toFixed(decimals))),
  })
  const value: Discount = { discountType: 'value', discountValue: (regular - sale).toFixed(2) }
  return [percent(0), value, ...[1, 2, 3, 4, 5, 6].map(percent)].find((each) => fitsPrices(each, prices))
}
