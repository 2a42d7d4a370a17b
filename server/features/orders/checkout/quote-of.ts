import type { Quote } from '@mainstreet/shared/contracts/orders/orders'
import { dueOf } from '@mainstreet/shared/rules/money/gift-card'
import type { CardsOfOrder } from '../../gift-cards/find-cards'
import type { PricedCart } from './price-cart'
import { amountsOf } from '@mainstreet/shared/contracts/orders/amounts'

/** A priced cart, and what gift cards pay of it, as the wire carries it. */
export const quoteOf = (priced: PricedCart, { cards, giftCards }: CardsOfOrder): Quote => {
  const { lines, shippingLabel, discountCode, untilFree, shippingIsFrom } = priced
  return {
    ...{ ok: true, lines, shippingLabel, discountCode, untilFree, shippingIsFrom },
    ...amountsOf(priced),
    giftCards,
    cards: cards.map(({ last4, cents }) => ({ last4, cents })),
    due: dueOf({ total: priced.total, giftCards }),
  }
}
