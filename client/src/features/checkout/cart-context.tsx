import { toCents, timesCents } from '@mainstreet/shared/rules/money'
import { createContext, use, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react'
import { trackVisit } from '../../kit/site/track-visit'
import { withEntry, withQuantity, type CartEntry } from './cart-entry'
import { createCartPanelStore, type CartPanelStore } from './cart-panel-store'
import { cartStoreOf, type CartStore } from './cart-store'

interface Cart {
  customerId: number
  entries: readonly CartEntry[]
  /** How many things are in the cart. */
  count: number
  open: boolean
  /** Whether the panel was ever asked for, so that its code is loaded. */
  wanted: boolean
  add: (entry: CartEntry) => void
  setQuantity: (id: number, quantity: number) => void
  clear: () => void
  openCart: () => void
  closeCart: () => void
}

interface CartHandle {
  customerId: number
  store: CartStore
  panel: CartPanelStore
}

// The handle stays the same while the cart changes: a new value would render parts again whose code is not loaded yet.
const CartContext = createContext<CartHandle | null>(null)
const noEntries: readonly CartEntry[] = []
const none = () => noEntries

/** Provides the cart of one customer. */
export const CartProvider = ({ customerId, children }: { customerId: number; children: ReactNode }) => {
  const [panel] = useState(createCartPanelStore)
  const handle = useMemo(() => ({ customerId, store: cartStoreOf(customerId), panel }), [customerId, panel])
  return <CartContext value={handle}>{children}</CartContext>
}

/** The cart of the site in view; throws outside of a CartProvider. */
export const useCart = (): Cart => {
  const handle = use(CartContext)
  if (!handle) throw new Error('The cart is used inside a <CartProvider>.')
  const { customerId, store, panel } = handle
  const entries = useSyncExternalStore(store.subscribe, store.read, none)
  const shown = useSyncExternalStore(panel.subscribe, panel.read, panel.atFirst)
  return useMemo(
    (): Cart => ({
      customerId,
      entries,
      count: entries.reduce((sum, { quantity }) => sum + quantity, 0),
      open: shown === 'open',
      wanted: shown !== 'never',
      add: (entry) => {
        store.change((had) => withEntry(had, entry))
        trackVisit('AddToCart', timesCents(toCents(entry.price), entry.quantity))
      },
      setQuantity: (id, quantity) => store.change((had) => withQuantity(had, id, quantity)),
      clear: () => store.change(() => []),
      openCart: () => panel.show('open'),
      closeCart: () => panel.show('closed'),
    }),
    [customerId, entries, shown, store, panel],
  )
}
