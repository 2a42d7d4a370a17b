import type { Quote } from '@mainstreet/shared/contracts/orders/orders'
import type { PricedCart } from './price-cart'

/** A priced cart as the wire carries it. */
export const quoteOf = (priced: PricedCart): Quote => {
  const { lines, subtotal, shipping, shippingLabel, tax, taxLines, total } = priced
  return { ok: true, lines, subtotal, shipping, shippingLabel, tax, taxLines, total }
}
