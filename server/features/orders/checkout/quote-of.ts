import type { Quote } from '@mainstreet/shared/contracts/orders/orders'
import type { PricedCart } from './price-cart'
import { amountsOf } from '@mainstreet/shared/contracts/orders/amounts'

/** A priced cart as the wire carries it. */
export const quoteOf = (priced: PricedCart): Quote => {
  const { lines, shippingLabel, discountCode, untilFree, shippingIsFrom } = priced
  return { ok: true, lines, shippingLabel, discountCode, untilFree, shippingIsFrom, ...amountsOf(priced) }
}
