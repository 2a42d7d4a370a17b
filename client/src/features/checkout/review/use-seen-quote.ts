import type { Quote } from '@mainstreet/shared/contracts/orders/orders'
import { useState } from 'react'
import { withQuantity } from '../cart/cart-changes'
import { useCart } from '../cart/cart-context'
import type { CartLineNow } from '../cart/use-cart-lines'
import { quoteChanges, type QuoteChange } from './quote-changes'

interface Watched {
  /** Whether the buyer is looking at it. */
  reviewing: boolean
  /** What would be charged now; undefined while that is being asked. */
  quote: Quote | undefined
  /** What the buyer has chosen by themselves: another choice is no news to them. */
  chosen: readonly unknown[]
  lines: readonly CartLineNow[]
}

const noChanges: readonly QuoteChange[] = []

/** What has changed since the buyer looked at what they are to pay, and how they accept it. */
export const useSeenQuote = ({ reviewing, quote, chosen, lines }: Watched) => {
  const { entries, change } = useCart()
  const own = JSON.stringify([chosen, entries.map(({ id, quantity }) => [id, quantity])])
  const [seen, setSeen] = useState<{ own: string; quote: Quote } | null>(null)
  const isNew = seen?.own !== own
  if (reviewing && quote && isNew) setSeen({ own, quote })
  const changes = reviewing && quote && seen && !isNew ? quoteChanges(seen.quote, quote) : noChanges
  return {
    changes,
    /** Takes out of the cart what is gone, lowers what has become fewer, and agrees to the rest. */
    accept: () => {
      if (quote) setSeen({ own, quote })
      for (const { entry, state, left } of lines)
        if (state !== 'available')
          change((had) => withQuantity(had, entry.id, state === 'reduced' ? left : 0))
    },
  }
}
