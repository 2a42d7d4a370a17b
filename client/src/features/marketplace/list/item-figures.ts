import type { MarketItem } from '@mainstreet/shared/contracts/marketplace/marketplace'
import type { Locale } from '@mainstreet/shared/rules/language'
import { formatMoney, type Cents } from '@mainstreet/shared/rules/money/money'
import { isLowStock, priceRange } from '@mainstreet/shared/rules/money/price'
import type { ListWords } from './words'

/** What is left of an item over all its variations. */
export const stockOf = ({ variations }: Pick<MarketItem, 'variations'>): number =>
  variations.reduce((sum, { stock }) => sum + stock, 0)

/** The SKU of an item with one variation, else how many variations there are. */
export const skuOf = ({ variations }: Pick<MarketItem, 'variations'>, words: ListWords): string =>
  variations.length > 1 ? words.variations(variations.length) : variations[0]?.sku || '–'

interface Reading {
  now: Date
  timezone: string
  locale: Locale
}

const rangeOf = ([min, max]: [Cents, Cents], locale: Locale) =>
  min === max ? formatMoney(min, locale) : `${formatMoney(min, locale)}\u00a0- ${formatMoney(max, locale)}`

/** An item's price now, or the lowest and the highest; `regular` is the same without a running reduction. */
export const pricesOf = (
  item: MarketItem,
  { locale, ...clock }: Reading,
): { now: string; regular?: string } => {
  const range = priceRange({ ...clock, item, variations: item.variations })
  if (!range) return { now: '–' }
  const now = rangeOf([range.min.cents, range.max.cents], locale)
  const regular = rangeOf([range.min.regularCents, range.max.regularCents], locale)
  return now === regular ? { now } : { now, regular }
}

type Warning = 'draft' | 'lowStock' | 'soldOut' | 'noImage'

/** What an owner should know about an item before a visitor finds out. */
export const warningsOf = (item: MarketItem): Warning[] => [
  ...(item.status === 'draft' ? (['draft'] as const) : []),
  ...(isLowStock(item, item.variations) ? ([stockOf(item) > 0 ? 'lowStock' : 'soldOut'] as const) : []),
  ...(item.images.length === 0 ? (['noImage'] as const) : []),
]
