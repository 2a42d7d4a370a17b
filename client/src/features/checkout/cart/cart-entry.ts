import type { MarketItem, MarketVariation } from '@mainstreet/shared/contracts/marketplace/marketplace'
import { variationImage } from '@mainstreet/shared/rules/items/variation-image'

/** A line of the cart as the browser stores it: `id` is the variation's. What it is called is for lines whose item is gone; prices come from the item. */
export interface CartEntry {
  id: number
  name: string
  image: string
  quantity: number
  variation: string
  item: { id: number }
}

export const maxQuantity = 999
const maxEntries = 100

/** The entry for some of an item's variation. */
export const cartEntry = (item: MarketItem, variation: MarketVariation, quantity: number): CartEntry => ({
  id: variation.id,
  name: item.title,
  image: variationImage(item, variation)?.url ?? '',
  quantity,
  variation: variation.variation,
  item: { id: item.id },
})

/** A quantity that a cart can have. */
export const clampQuantity = (quantity: number) => Math.min(maxQuantity, Math.max(1, Math.trunc(quantity)))

/** The entries with one more; an entry that is there already counts up. */
export const withEntry = (entries: readonly CartEntry[], entry: CartEntry): CartEntry[] => {
  const had = entries.find(({ id }) => id === entry.id)
  if (!had) return [...entries, { ...entry, quantity: clampQuantity(entry.quantity) }].slice(-maxEntries)
  const quantity = clampQuantity(had.quantity + entry.quantity)
  return entries.map((each) => (each.id === entry.id ? { ...entry, quantity } : each))
}

const isId = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value > 0
const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

const readEntry = (value: unknown): CartEntry[] => {
  const { id, name, image, quantity, variation, item } = (value ?? {}) as Partial<CartEntry>
  if (!isId(id) || !isId(item?.id) || !isId(quantity)) return []
  return [
    {
      id,
      name: textOf(name),
      image: textOf(image),
      quantity: clampQuantity(quantity),
      variation: textOf(variation),
      item: { id: item.id },
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
