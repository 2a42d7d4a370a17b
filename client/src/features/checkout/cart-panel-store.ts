import { createEmitter } from '../../kit/emitter'

type Shown = 'never' | 'open' | 'closed'

/** Whether the cart's panel is open, was, or has never been asked for. */
export interface CartPanelStore {
  read(): Shown
  atFirst(): Shown
  show(next: Shown): void
  subscribe(listener: () => void): () => void
}

/** Makes the state of a panel nobody has asked for yet. */
export const createCartPanelStore = (): CartPanelStore => {
  const changes = createEmitter()
  let shown: Shown = 'never'
  return {
    read: () => shown,
    atFirst: () => 'never',
    show(next) {
      shown = next
      changes.emit()
    },
    subscribe: changes.subscribe,
  }
}
