import type { MarketItem, MarketVariation } from '@mainstreet/shared/contracts/marketplace'
import { effectivePrice, priceRange, type EffectivePrice } from '@mainstreet/shared/rules/price'

interface Clock {
  now: Date
  timezone: string
}

/** How an item is offered in a list: its prices, its sale, and whether any of it is left. */
export interface ItemOffer {
  min: EffectivePrice
  max: EffectivePrice
  soldOut: boolean
}

/** How much of a variation can be bought; Infinity where stock is not tracked. */
export const available = (item: Pick<MarketItem, 'trackStock'>, { stock }: { stock: number }): number =>
  item.trackStock ? Math.max(0, stock) : Infinity

/** What an item costs and whether it can be had; undefined without variations. */
export const itemOffer = (item: MarketItem, clock: Clock): ItemOffer | undefined => {
  const range = priceRange({ ...clock, item, variations: item.variations })
  return range && { ...range, soldOut: item.variations.every((each) => available(item, each) === 0) }
}

/** What one of a variation costs now. */
export const variationPrice = (item: MarketItem, { price }: MarketVariation, clock: Clock): EffectivePrice =>
  effectivePrice({ ...clock, item, priceDollars: price })
