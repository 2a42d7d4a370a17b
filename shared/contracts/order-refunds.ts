import { Type, type Static } from '@sinclair/typebox'
import { reads } from '../access'
import { cents, id, integer, moment, nullable, oneOf, text } from '../columns'
import { contract, type RowOf } from '../contract'
import { taxLine } from './orders'

/** How a refund stands: `pending` is reserved of the order's amount, `failed` has been released again. */
export const refundStatuses = ['pending', 'succeeded', 'failed'] as const
export type RefundStatus = (typeof refundStatuses)[number]

/** What is given back of one sold line; no pieces where only a part of its price is. */
export const refundLine = Type.Object({
  variationId: id,
  itemId: id,
  quantity: integer(0, 999),
  cents,
  /** Whether its pieces go back into stock. */
  restocked: Type.Boolean(),
})
export type RefundLine = Static<typeof refundLine>

/** Money given back of an order: amount = subtotal + shipping + tax, in cents; made by `refund-order` only. */
export const refundContract = contract({
  path: 'order-refunds',
  record: {
    id,
    customerId: id,
    orderId: id,
    /** Names the refund, here and at the card provider. */
    key: text(120),
    amount: cents,
    subtotal: cents,
    shipping: cents,
    tax: cents,
    taxLines: Type.Array(taxLine),
    lines: Type.Array(refundLine),
    /** Why, in the shop's words. */
    reason: text(500),
    status: oneOf(refundStatuses),
    /** Why it failed, in the provider's words. */
    problem: text(500),
    providerRefundId: nullable(text(255)),
    createdAt: moment,
    settledAt: nullable(moment),
  },
  writable: [],
  access: { owner: { methods: reads } },
})

export type OrderRefund = RowOf<typeof refundContract>
