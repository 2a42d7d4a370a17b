type Shown = 'never' | 'open' | 'closed'

/** Whether the cart's panel is open, was, or has never been asked for. */
export interface CartPanelStore {
  read(): Shown
  atFirst(): Shown
  show(next: Shown): void
  subscribe(tell: () => void): () => void
}

/** Makes the state of a panel nobody has asked for yet. */
export const createCartPanelStore = (): CartPanelStore => {
  const listeners = new Set<() => void>()
  let shown: Shown = 'never'
  return {
    read: () => shown,
    atFirst: () => 'never',
    show(next) {
      shown = next
      listeners.forEach((tell) => tell())
    },
    subscribe(tell) {
      listeners.add(tell)
      return () => void listeners.delete(tell)
    },
  }
}
