import { createContext, use, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react'
import { withEntry, withQuantity, type CartEntry } from './cart-entry'
import { cartStoreOf } from './cart-store'

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

const CartContext = createContext<Cart | null>(null)
const noEntries: readonly CartEntry[] = []
const none = () => noEntries

/** Lends the parts inside the cart of one customer. */
export const CartProvider = ({ customerId, children }: { customerId: number; children: ReactNode }) => {
  const store = cartStoreOf(customerId)
  const entries = useSyncExternalStore(store.subscribe, store.read, none)
  const [open, setOpen] = useState(false)
  const [wanted, setWanted] = useState(false)
  const cart = useMemo(
    (): Cart => ({
      customerId,
      entries,
      count: entries.reduce((sum, { quantity }) => sum + quantity, 0),
      open,
      wanted,
      add: (entry) => store.change((had) => withEntry(had, entry)),
      setQuantity: (id, quantity) => store.change((had) => withQuantity(had, id, quantity)),
      clear: () => store.change(() => []),
      openCart: () => {
        setWanted(true)
        setOpen(true)
      },
      closeCart: () => setOpen(false),
    }),
    [customerId, entries, open, wanted, store],
  )
  return <CartContext value={cart}>{children}</CartContext>
}

/** The cart of the site in view; throws outside of a CartProvider. */
export const useCart = (): Cart => {
  const cart = use(CartContext)
  if (!cart) throw new Error('The cart is used inside a <CartProvider>.')
  return cart
}
