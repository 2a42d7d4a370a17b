import { readEntries, type CartEntry } from './cart-entry'

/** One customer's cart: stored in this browser, the same in every tab. */
export interface CartStore {
  read(): readonly CartEntry[]
  change(how: (entries: readonly CartEntry[]) => CartEntry[]): void
  subscribe(listener: () => void): () => void
}

/** Makes the cart of a customer from what the browser has stored. */
export const createCartStore = (customerId: number): CartStore => {
  const key = `mainstreet-cart-${customerId}`
  const listeners = new Set<() => void>()
  let entries: readonly CartEntry[] | undefined

  const load = (): readonly CartEntry[] => {
    try {
      return readEntries(localStorage.getItem(key))
    } catch {
      return []
    }
  }
  const take = (next: readonly CartEntry[]) => {
    entries = next
    listeners.forEach((listener) => listener())
  }
  const onStorage = (event: StorageEvent) => {
    // No key: everything was cleared.
    if (event.key === key || event.key === null) take(load())
  }
  return {
    read: () => (entries ??= load()),
    change(how) {
      const next = how(entries ?? load())
      try {
        localStorage.setItem(key, JSON.stringify(next))
      } catch {
        // Where storage is closed the cart lasts as long as the page.
      }
      take(next)
    },
    subscribe(listener) {
      if (listeners.size === 0) window.addEventListener('storage', onStorage)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) window.removeEventListener('storage', onStorage)
      }
    },
  }
}
