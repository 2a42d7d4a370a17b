import type { MarketItem, MarketVariation } from '@mainstreet/shared/contracts/marketplace/marketplace'
import { variationImage } from '@mainstreet/shared/rules/items/variation-image'

/** A line of the cart as the browser stores it: `id` is the variation's; the price, in dollars, is for show only. */
export interface CartEntry {
  id: number
  name: string
  image: string
  price: number
  quantity: number
  variation: string
  item: { id: number; taxExempt: boolean; allowShipping: boolean; category: string }
}

export const maxQuantity = 999
const maxEntries = 100

/** The entry for some of an item's variation, at a price in dollars. */
export const cartEntry = (
  item: MarketItem,
  variation: MarketVariation,
  { quantity, price }: { quantity: number; price: number },
): CartEntry => ({
  id: variation.id,
  name: item.title,
  image: variationImage(item, variation)?.url ?? '',
  price,
  quantity,
  variation: variation.variation,
  item: {
    id: item.id,
    taxExempt: item.taxExempt,
    allowShipping: item.allowShipping,
    category: item.category ?? '',
  },
})

/** A quantity that a cart can have. */
export const within = (quantity: number) => Math.min(maxQuantity, Math.max(1, Math.trunc(quantity)))

/** The entries with one more; an entry that is there already counts up. */
export const withEntry = (entries: readonly CartEntry[], entry: CartEntry): CartEntry[] => {
  const had = entries.find(({ id }) => id === entry.id)
  if (!had) return [...entries, { ...entry, quantity: within(entry.quantity) }].slice(-maxEntries)
  const quantity = within(had.quantity + entry.quantity)
  return entries.map((each) => (each.id === entry.id ? { ...entry, quantity } : each))
}

const isId = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value > 0
const text = (value: unknown) => (typeof value === 'string' ? value : '')

const readEntry = (value: unknown): CartEntry[] => {
  const { id, name, image, price, quantity, variation, item } = (value ?? {}) as Partial<CartEntry>
  if (!isId(id) || !isId(item?.id) || !isId(quantity)) return []
  return [
    {
      id,
      name: text(name),
      image: text(image),
      price: typeof price === 'number' ? price : 0,
      quantity: within(quantity),
      variation: text(variation),
      item: {
        id: item!.id,
        taxExempt: item!.taxExempt === true,
        allowShipping: item!.allowShipping !== false,
        category: text(item!.category),
      },
    },
  ]
}

/** Reads what a browser has stored; whatever is not a cart entry is left out. */
export const readEntries = (stored: string | null): CartEntry[] => {
  try {
    const values: unknown = JSON.parse(stored ?? '[]')
    return Array.isArray(values) ? values.flatMap(readEntry).slice(0, maxEntries) : []
  } catch {
    return []
  }
}
