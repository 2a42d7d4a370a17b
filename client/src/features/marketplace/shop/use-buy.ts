import type { MarketItem, MarketVariation } from '@mainstreet/shared/contracts/marketplace/marketplace'
import { available, variationPrice } from '@mainstreet/shared/rules/items/item-offer'
import { useShownSite } from '../../../kit/site/shown-site'
import { useCart, useOpenCart } from '../../checkout/cart/cart-context'
import { cartEntry, maxQuantity } from '../../checkout/cart/cart-entry'

/** How many more of a variation may go into the cart, and how they get there. */
export const useBuy = (item: MarketItem, variation: MarketVariation) => {
  const { timezone } = useShownSite().company
  const { entries, add } = useCart()
  const openCart = useOpenCart()
  const had = entries.find(({ id }) => id === variation.id)?.quantity ?? 0
  const room = Math.max(0, Math.min(maxQuantity, available(item, variation)) - had)
  const buy = (quantity: number) => {
    const { cents } = variationPrice(item, variation, { now: new Date(), timezone })
    add(cartEntry(item, variation, quantity), cents)
    openCart()
  }
  return { room, buy }
}
