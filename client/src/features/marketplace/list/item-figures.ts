import type { MarketItem } from '@mainstreet/shared/contracts/marketplace'
import { formatMoney, type Cents } from '@mainstreet/shared/rules/money'
import { isLowStock, priceRange } from '@mainstreet/shared/rules/price'

const counts = new Intl.NumberFormat('en-CA')

/** A number of things as people read it. */
export const formatCount = (count: number): string => counts.format(count)

/** What is left of an item over all its variations. */
export const stockOf = ({ variations }: Pick<MarketItem, 'variations'>): number =>
  variations.reduce((sum, { stock }) => sum + stock, 0)

/** The SKU of an item with one variation, else how many variations there are. */
export const skuOf = ({ variations }: Pick<MarketItem, 'variations'>): string =>
  variations.length > 1 ? `${variations.length} Variations` : variations[0]?.sku || '–'

interface Clock {
  now: Date
  timezone: string
}

const rangeOf = (min: Cents, max: Cents) =>
  min === max ? formatMoney(min) : `${formatMoney(min)}\u00a0- ${formatMoney(max)}`

/** An item's price now, or the lowest and the highest; `regular` is the same without a running reduction. */
export const pricesOf = (item: MarketItem, clock: Clock): { now: string; regular?: string } => {
  const range = priceRange({ ...clock, item, variations: item.variations })
  if (!range) return { now: '–' }
  const now = rangeOf(range.min.cents, range.max.cents)
  const regular = rangeOf(range.min.regularCents, range.max.regularCents)
  return now === regular ? { now } : { now, regular }
}

/** What an owner should know about an item before a visitor finds out. */
export const warningsOf = (item: MarketItem): string[] => [
  ...(item.status === 'draft' ? ['Draft: not visible until published'] : []),
  ...(isLowStock(item, item.variations) ? ['Low stock'] : []),
  ...(item.images.length === 0 ? ['No image'] : []),
]
