import type {
  CartRefusal,
  codeRefusals,
  giftCardRefusals,
} from '@mainstreet/shared/rules/orders/order-refusals'

type Refusals = Readonly<
  Partial<Record<CartRefusal, string>> &
    Record<
      | (typeof codeRefusals)[number]
      | (typeof giftCardRefusals)[number]
      | 'item-gone'
      | 'only-left'
      | 'sold-out'
      | 'delivery-not-offered'
      | 'order-too-small',
      string
    >
>

/** Why a cart was refused, by code; in English the server has said it. */
export const enCartRefusals: Refusals = {
  'code-unknown': 'There is no such code.',
  'code-minimum': 'This code is for orders from {minimum:money}.',
  'code-for-others': 'This code is not for what is in your cart.',
  'code-needs-shipping': 'This code is for orders that are sent or delivered.',
  'code-ended': 'This code has ended.',
  'code-used-up': 'This code has been used up.',
  'code-had': 'This code has been used with this email address already.',
  'gift-card-unknown': 'There is no gift card with this code.',
  'gift-card-empty': 'There is nothing left on this gift card.',
  // The page knows them before it asks.
  'item-gone': 'One of your items is no longer available. Please look at your cart.',
  'only-left': 'Only {left} of “{label}” left in stock.',
  'sold-out': '“{label}” is out of stock.',
  'delivery-not-offered': 'The store no longer offers this way of delivery. Please choose another.',
  'order-too-small': 'An order must come to at least $0.50.',
}
