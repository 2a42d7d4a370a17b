import type { MarketItem } from '@mainstreet/shared/contracts/marketplace/marketplace'
import type { Cents } from '@mainstreet/shared/rules/money/money'
import { useMemo } from 'react'
import { useList } from '../../../kit/data/data'
import { available, variationPrice } from '@mainstreet/shared/rules/items/item-offer'
import { useShownSite } from '../../../kit/site/shown-site'
import { useCart } from './cart-context'
import { cartEntry, type CartEntry } from './cart-entry'

/** available: all of it can be bought. reduced: fewer are left than wanted. soldOut and removed: not part of the order. */
export type LineState = 'available' | 'reduced' | 'soldOut' | 'removed'

/** A cart entry as things stand now: prices in cents, the quantity never more than there is. */
export interface CartLineNow {
  entry: CartEntry
  state: LineState
  /** Undefined until the item is read. */
  unitCents?: Cents
  regularCents?: Cents
  quantity: number
  left: number
  allowShipping: boolean
  /** Whether it is a gift card, which is mailed. */
  giftCard: boolean
}

const asStored = (entry: CartEntry, state: LineState): CartLineNow => ({
  entry,
  state,
  quantity: entry.quantity,
  left: Infinity,
  allowShipping: true,
  giftCard: false,
})

const lineNow = (entry: CartEntry, item: MarketItem, timezone: string): CartLineNow => {
  const variation = item.variations.find(({ id }) => id === entry.id)
  if (!variation) return asStored(entry, 'removed')
  const price = variationPrice(item, variation, { now: new Date(), timezone })
  const left = available(item, variation)
  const state = left === 0 ? 'soldOut' : left < entry.quantity ? 'reduced' : 'available'
  return {
    entry: cartEntry(item, variation, entry.quantity),
    state,
    unitCents: price.cents,
    regularCents: price.regularCents,
    quantity: Math.min(entry.quantity, left),
    left,
    allowShipping: item.allowShipping || item.giftCard,
    giftCard: item.giftCard,
  }
}

/** The cart as things stand now; what was taken off the shop meanwhile is marked, not dropped. */
export const useCartLines = () => {
  const { entries } = useCart()
  const { timezone } = useShownSite().company
  const ids = [...new Set(entries.map(({ item }) => item.id))].sort((a, b) => a - b)
  const { rows, isFetching } = useList('market-items', { id: { $in: ids } }, { enabled: ids.length > 0 })
  return useMemo(() => {
    const lines = entries.map((entry) => {
      const item = rows?.find(({ id }) => id === entry.item.id)
      if (item) return lineNow(entry, item, timezone)
      return asStored(entry, rows && !isFetching ? 'removed' : 'available')
    })
    const ordered = lines.filter(({ state }) => state === 'available' || state === 'reduced')
    return { lines, ordered }
  }, [entries, rows, isFetching, timezone])
}
