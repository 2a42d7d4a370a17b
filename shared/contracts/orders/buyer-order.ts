import { Type } from '@sinclair/typebox'
import { everyone } from '../../access'
import { filledText } from '../../columns'
import { operation } from '../../operation'
import type { TaxNumbers } from '../../rules/money/tax-numbers'
import { buyerFields } from '../../rules/orders/checkout-fields'
import { amountNames } from './amounts'
import type { Cents } from '../../rules/money/money'
import type { OrderChange } from './changes'
import type { Order } from './orders'

const buyerColumns = [
  'orderNumber',
  'status',
  ...buyerFields,
  'shippingType',
  'lines',
  ...amountNames,
  'discountCode',
  'giftCards',
  'gift',
  'refunded',
  'trackingNumber',
  'trackingCarrier',
  'asked',
  'test',
  'createdAt',
  'payBy',
  'confirmedAt',
  'wantedFor',
  'wantedZone',
  'soonest',
  'paidAt',
  'readyAt',
  'shippedAt',
  'completedAt',
  'cancelledAt',
] as const satisfies readonly (keyof Order)[]

/** An order as its buyer sees it: the business's notes stay with the business. */
export type BuyerOrder = Pick<Order, (typeof buyerColumns)[number]>

/** Takes the buyer's view out of an order. */
export const buyerView = (order: Order): BuyerOrder =>
  ({
    ...Object.fromEntries(buyerColumns.map((column) => [column, order[column]])),
    lines: order.lines.map(({ priceReason: _ours, ...line }) => line),
  }) as BuyerOrder

/** A buyer's own order, found by the signed token of its link, the numbers for the taxes on its receipt and, while it is to be paid to the shop directly, how. */
export const orderByToken = operation<{
  ok: true
  order: BuyerOrder
  taxNumbers: TaxNumbers
  howToPay: string
  /** What the order becomes once its buyer has paid the difference, in cents; null where nothing waits. */
  change: (Pick<OrderChange, 'before' | 'after'> & { difference: Cents }) | null
}>()({
  path: 'order-lookup',
  input: Type.Object({ token: filledText(200) }, { additionalProperties: false }),
  access: everyone,
})

/** Says for its buyer, by the link of the mail about it, that an order to be paid to the shop directly is meant; again does nothing. */
export const confirmOrder = operation<{ ok: true }>()({
  path: 'confirm-order',
  input: Type.Object({ token: filledText(200) }, { additionalProperties: false }),
  access: everyone,
})
