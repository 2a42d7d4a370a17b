import { timesCents, type Cents } from '@mainstreet/shared/rules/money/money'
import { createContext, use, useMemo, useSyncExternalStore, type ReactNode } from 'react'
import { trackVisit } from '../../../kit/site/track-visit'
import { withEntry, type CartEntry } from './cart-entry'
import { createCartStore, type CartStore } from './cart-store'
import { useStepAddress } from '../panel-address'

interface Cart {
  customerId: number
  entries: readonly CartEntry[]
  /** How many things are in the cart. */
  count: number
  /** Adds what costs `unitCents` a piece just now. */
  add: (entry: CartEntry, unitCents: Cents) => void
  change: CartStore['change']
}

interface CartHandle {
  customerId: number
  store: CartStore
}

// The handle stays the same while the cart changes: a new value would render parts again whose code is not loaded yet.
const CartContext = createContext<CartHandle | null>(null)
const noEntries: readonly CartEntry[] = []
const getNoEntries = () => noEntries

export const CartProvider = ({ customerId, children }: { customerId: number; children: ReactNode }) => {
  const handle = useMemo(() => ({ customerId, store: createCartStore(customerId) }), [customerId])
  return <CartContext value={handle}>{children}</CartContext>
}

/** The cart of the site in view; throws outside of a CartProvider. */
export const useCart = (): Cart => {
  const handle = use(CartContext)
  if (!handle) throw new Error('The cart is used inside a <CartProvider>.')
  const { customerId, store } = handle
  const entries = useSyncExternalStore(store.subscribe, store.read, getNoEntries)
  return useMemo(
    (): Cart => ({
      customerId,
      entries,
      count: entries.reduce((sum, { quantity }) => sum + quantity, 0),
      add: (entry, unitCents) => {
        store.change((had) => withEntry(had, entry))
        trackVisit('AddToCart', timesCents(unitCents, entry.quantity))
      },
      change: store.change,
    }),
    [customerId, entries, store],
  )
}

/** How the cart's panel is opened, on whatever page of the site. */
export const useOpenCart = () => {
  const go = useStepAddress()
  return () => void go(['cart'])
}
