import { operation } from '../../operation'
import { Type, type Static } from '@sinclair/typebox'
import { everyone, reads } from '../../access'
import { filledText, id, integer, labelled, moment, nullable, oneOf, text } from '../../columns'
import { contract, type RowOf } from '../../contract'
import { chosenWays, shippingTypes } from '../../rules/orders/checkout-fields'
import { orderAmounts } from './amounts'
import { buyerColumns } from './buyer-columns'
import { cartLine } from './cart-lines'
import { orderLine, type Order } from './orders'
import type { PaymentAnswer } from './payments'

/** How a change stands: `waiting` for its money, `done`, or `dropped` without having changed anything. */
export const changeStatuses = ['waiting', 'done', 'dropped'] as const

/** What an order sells, how it reaches its buyer, and what it comes to. */
export const soldGoods = Type.Object({
  lines: Type.Array(orderLine),
  shippingType: oneOf(shippingTypes),
  ...orderAmounts,
})
export type SoldGoods = Static<typeof soldGoods>

/** Integer cents, below zero where they go back to the buyer. */
const difference = integer(-99_999_999_99, 99_999_999_99)

/** A change of what an order sells or how it reaches its buyer; made by `change-order` only. */
export const changeContract = contract({
  path: 'order-changes',
  name: { en: 'Changes of orders', fr: 'Modifications des commandes' },
  record: {
    id,
    customerId: id,
    orderId: id,
    status: oneOf(changeStatuses),
    before: soldGoods,
    after: soldGoods,
    difference,
    /** Why it was dropped, in the card provider's words; empty where the shop dropped it. */
    problem: text(500),
    createdAt: moment,
    /** When it was done or dropped. */
    settledAt: nullable(moment),
  },
  writable: [],
  access: { owner: { methods: reads }, orders: { methods: reads }, refunds: { methods: reads } },
})

export type OrderChange = RowOf<typeof changeContract>

/** How the difference of a change is settled: not at all, back to a card, a gift card or by the shop, by a link, by the shop, or with what is to be paid anyway. */
export const settlements = [
  'none',
  'back-to-card',
  'back-to-gift-card',
  'back-by-shop',
  'link',
  'by-shop',
  'to-pay',
] as const
export type Settlement = (typeof settlements)[number]

const { recipient, address, city, province, country, postalcode } = buyerColumns

const changeWish = {
  orderId: id,
  /** All that the order is to sell; what it sells stays without it. */
  items: Type.Optional(Type.Array(cartLine, { minItems: 1, maxItems: 100 })),
  shippingType: Type.Optional(labelled({ en: 'How it goes', fr: 'Mode de remise' }, oneOf(chosenWays))),
  // Where it goes, when it is to be sent or brought now.
  ...Type.Partial(Type.Object({ recipient, address, city, province, country, postalcode })).properties,
}

/** What a change would make of an order. */
export interface ChangeQuote {
  ok: true
  before: SoldGoods
  after: SoldGoods
  difference: number
  settlement: Settlement
}

/** Tells what a change would make of an order and its sums, without changing it. */
export const changeQuote = operation<ChangeQuote>()({
  path: 'change-quote',
  input: Type.Object(changeWish, { additionalProperties: false }),
  access: ['owner', 'orders', 'staff'],
})

/** Changes an order that has not left: at once, or once its difference is given back or paid. 409 after that. */
export const changeOrder = operation<{ ok: true; order: Order; change: OrderChange }>()({
  path: 'change-order',
  input: Type.Object(
    {
      ...changeWish,
      /** What the quote said; 409 where it would be another by now. */
      expectedDifference: Type.Optional(difference),
    },
    { additionalProperties: false },
  ),
  access: ['owner', 'orders', 'staff'],
})

/** Takes back a change that waits to be paid. */
export const dropChange = operation<{ ok: true; change: OrderChange }>()({
  path: 'drop-change',
  input: Type.Object({ orderId: id }, { additionalProperties: false }),
  access: ['owner', 'orders', 'staff'],
})

/** Pays, by card, the change that an order waits for: `token` is that of the order's link, the rest as in `payments`. */
export const payChange = operation<PaymentAnswer>()({
  path: 'pay-change',
  input: Type.Object(
    {
      token: filledText(200),
      id: Type.Optional(filledText(255)),
      /** The same as the header Idempotency-Key, for calls over sockets, which have none. */
      key: Type.Optional(filledText(255)),
      paymentIntentId: Type.Optional(filledText(255)),
      refused: Type.Optional(Type.Boolean()),
      /** The difference in cents that the buyer was shown. */
      expectedTotal: Type.Optional(difference),
    },
    { additionalProperties: false },
  ),
  access: everyone,
})
