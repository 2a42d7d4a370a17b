import { operation } from '../../operation'
import { Type, type Static } from '@sinclair/typebox'
import { reads } from '../../access'
import { cents, filledText, flag, id, integer, labelled, moment, nullable, oneOf, text } from '../../columns'
import { contract, type RowOf } from '../../contract'
import type { Cents } from '../../rules/money/money'
import type { RefundSums } from '../../rules/orders/refund'
import { taxLine } from './amounts'

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
  name: { en: 'Refunds', fr: 'Remboursements' },
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
    /** The gift card that it goes back to; null for all others. */
    giftCardId: nullable(id),
    /** Made in the provider's own dashboard, and only written down here. */
    byProvider: flag,
    createdAt: moment,
    settledAt: nullable(moment),
  },
  writable: [],
  access: { owner: { methods: reads }, orders: { methods: reads }, refunds: { methods: reads } },
})

export type OrderRefund = RowOf<typeof refundContract>

const pieces = Type.Object(
  {
    variationId: id,
    quantity: integer(1, 999),
    /** Whether the pieces go back into stock; they do unless it says no. */
    restock: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
)

const someCents = Type.Unsafe<Cents>(Type.Integer({ minimum: 1, maximum: 99_999_999_99 }))

const refundWish = {
  orderId: id,
  /** Pieces that come back, at the price they were paid; their tax is added. */
  lines: Type.Optional(Type.Array(pieces, { minItems: 1, maxItems: 100 })),
  /** What of the shipping or delivery cost is given back; its tax is added. */
  shipping: Type.Optional(someCents),
  /** In place of both: an amount that holds its tax. */
  amount: Type.Optional(someCents),
}

/** Where money goes back to: the card that paid, a gift card, or by the shop itself, which was paid elsewhere. */
export const refundWays = ['card', 'giftCard', 'byShop'] as const
export type RefundWay = (typeof refundWays)[number]

/** What a refund would give back now. */
export interface RefundQuote extends RefundSums {
  ok: true
  /** What would be left of the order's total. */
  left: Cents
  /** Where it goes back to, in parts where there are several. */
  ways: { way: RefundWay; cents: Cents }[]
}

/** Tells what a refund would give back, without giving it back. */
export const refundQuote = operation<RefundQuote>()({
  path: 'refund-quote',
  input: Type.Object(refundWish, { additionalProperties: false }),
  access: ['owner', 'refunds', 'staff'],
})

/** Gives a part of an order back, or all of it; the same key, in the body or as Idempotency-Key, never does so twice. */
export const refundOrder = operation<{ ok: true; refund: OrderRefund }>()({
  path: 'refund-order',
  input: Type.Object(
    {
      ...refundWish,
      /** What the quote said; 409 where it would be another amount by now. */
      expectedAmount: Type.Optional(someCents),
      reason: Type.Optional(labelled({ en: 'Reason', fr: 'Raison' }, text(500))),
      /** Whether the buyer gets an e-mail; unless it says no. */
      sendEmail: Type.Optional(flag),
      key: Type.Optional(filledText(255)),
    },
    { additionalProperties: false },
  ),
  access: ['owner', 'refunds', 'staff'],
})
