import { Type } from '@sinclair/typebox'
import { id, moment, oneOf, text } from '../../columns'
import { maxCodeLength } from '../../rules/money/discount-code'
import { operation } from '../../operation'
import { maxCheckoutLengths, shippingTypes } from '../../rules/orders/checkout-fields'
import { giftCodes } from './gift-cards'
import { soldEntry } from './cart-lines'
import { type Order, type Quote } from './orders'

/** Takes the last step of an order back, paid directly, ready, shipped or complete, for as long as its buyer has not been told; 409 after that. */
export const undoStep = operation<{ ok: true; order: Order }>()({
  path: 'undo-order-step',
  input: Type.Object({ orderId: id }, { additionalProperties: false }),
  access: ['owner', 'orders', 'staff'],
})

/** Tells the buyer of an order that it can be picked up, once; 409 where it is not fetched, not kept, has left or they know. */
export const orderReady = operation<{ ok: true; order: Order }>()({
  path: 'order-ready',
  input: Type.Object({ orderId: id }, { additionalProperties: false }),
  access: ['owner', 'orders', 'staff'],
})

/** Says for the shop that an order to be paid to it directly is meant, where its buyer has not; 409 for any other order. */
export const keepOrder = operation<{ ok: true; order: Order }>()({
  path: 'keep-order',
  input: Type.Object({ orderId: id }, { additionalProperties: false }),
  access: ['owner', 'orders', 'staff'],
})

/** The address at which the buyer of an order sees it, and pays what waits to be paid; null where the site has no address. */
export const orderLink = operation<{ ok: true; url: string | null }>()({
  path: 'order-link',
  input: Type.Object({ orderId: id }, { additionalProperties: false }),
  access: ['owner', 'orders', 'staff'],
})

/** So many orders have their buyers told with one press. */
export const maxTold = 500

/** Tells the buyers of the paid orders that wait, the newest first, that the business is off, and when theirs goes on its way; answers how many there are. */
export const tellBuyers = operation<{ ok: true; told: number }>()({
  path: 'tell-buyers',
  input: Type.Object({ timeOffId: id }, { additionalProperties: false }),
  access: ['owner', 'orders', 'staff'],
})

/** What orders are counted by: those of the tabs and those of the filters. */
export const orderKinds = ['toBePaid', 'toShip', 'toHandOver', 'onTheWay', 'done', 'refunded', 'all'] as const

/** So many orders of a kind are counted; of those beyond it is said that there are more. */
export const countedOrders = 1000

/** How many orders there are of each kind, and of which kinds there are more. */
export type OrderCounts = { ok: true; more: (typeof orderKinds)[number][] } & Record<
  (typeof orderKinds)[number],
  number
>

/** Counts an account's listed orders, those that fit a search and a period. */
export const orderCounts = operation<OrderCounts>()({
  path: 'order-counts',
  input: Type.Object(
    {
      customerId: id,
      search: Type.Optional(text(200)),
      /** Only orders made from then on. */
      since: Type.Optional(moment),
    },
    { additionalProperties: false },
  ),
  access: ['owner', 'orders', 'refunds', 'staff'],
})

/** What an order that its owner writes by hand would come to: drafts too, any way to the buyer, and where nothing is sold online. */
export const manualQuote = operation<Quote>()({
  path: 'manual-quote',
  input: Type.Object(
    {
      customerId: id,
      items: Type.Array(soldEntry, { minItems: 1, maxItems: 100 }),
      shippingType: oneOf(shippingTypes),
      giftCodes,
      discountCode: Type.Optional(text(maxCodeLength)),
      province: Type.Optional(text(maxCheckoutLengths.province)),
      country: Type.Optional(text(maxCheckoutLengths.country)),
      postalcode: Type.Optional(text(maxCheckoutLengths.postalcode)),
    },
    { additionalProperties: false },
  ),
  access: ['owner', 'orders', 'staff'],
})
