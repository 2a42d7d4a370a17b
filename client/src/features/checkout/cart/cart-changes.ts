import { clampQuantity, type CartEntry } from './cart-entry'

/** The entries with another quantity of one; none of it removes it. */
export const withQuantity = (entries: readonly CartEntry[], id: number, quantity: number): CartEntry[] =>
  quantity < 1
    ? entries.filter((each) => each.id !== id)
    : entries.map((each) => (each.id === id ? { ...each, quantity: clampQuantity(quantity) } : each))
