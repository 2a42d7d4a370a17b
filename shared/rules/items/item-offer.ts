import type { MarketItem, MarketVariation } from '../../contracts/marketplace/marketplace'
import { effectivePrice, priceRange, type EffectivePrice, type Moment } from '../money/price'

/** How an item is offered in a list: its prices, its sale, and whether any of it is left. */
export interface ItemOffer {
  min: EffectivePrice
  max: EffectivePrice
  soldOut: boolean
}

/** How much of a variation can be bought; Infinity where stock is not tracked. */
export const available = (item: Pick<MarketItem, 'trackStock'>, { stock }: { stock: number }): number =>
  item.trackStock ? Math.max(0, stock) : Infinity

/** What an item costs and whether it can be bought; undefined without variations. */
export const itemOffer = (item: MarketItem, moment: Moment): ItemOffer | undefined => {
  const range = priceRange({ ...moment, item, variations: item.variations })
  return range && { ...range, soldOut: item.variations.every((each) => available(item, each) === 0) }
}

/** What one of a variation costs at a moment. */
export const variationPrice = (
  item: MarketItem,
  { price }: MarketVariation,
  moment: Moment,
): EffectivePrice => effectivePrice({ ...moment, item, priceDollars: price })
