import { Type } from '@sinclair/typebox'
import { everyone } from '../../access'
import { cents, filledText, id, labelled, moment, nullable, oneOf, text } from '../../columns'
import { contract, type RowOf } from '../../contract'
import { operation } from '../../operation'
import { locales } from '../../rules/language'
import { maxCodeLength } from '../../rules/money/discount-code'
import { maxCheckoutLengths } from '../../rules/orders/checkout-fields'
import type { TaxNumbers } from '../../rules/money/tax-numbers'
import { soldEntry } from './cart-lines'
import { type Quote } from './orders'
import type { PaymentAnswer } from './payments'

const methods = ['find', 'get', 'create', 'remove'] as const

/** A sale at the counter that its buyer pays on their own phone; removed, its link leads nowhere. A day old, it is forgotten. */
export const tillSaleContract = contract({
  path: 'till-sales',
  name: { en: 'Sales by link', fr: 'Ventes par lien' },
  record: {
    id,
    customerId: id,
    items: Type.Array(soldEntry, { minItems: 1, maxItems: 100 }),
    discountCode: text(maxCodeLength),
    name: labelled({ en: 'Name', fr: 'Nom' }, text(maxCheckoutLengths.name)),
    email: labelled({ en: 'Email', fr: 'Courriel' }, text(maxCheckoutLengths.email)),
    createdAt: moment,
    /** The order that it became; null until it is paid. */
    orderId: nullable(id),
  },
  writable: ['items', 'discountCode', 'name', 'email'],
  required: ['items'],
  computed: ['orderId'],
  access: { owner: { methods }, orders: { methods, writable: ['items', 'discountCode', 'name', 'email'] } },
})

export type TillSale = RowOf<typeof tillSaleContract>

/** The link that pays a sale, for a code to scan (null where the business has no address), and the order that it became. */
export const tillLink = operation<{ ok: true; url: string | null; orderId: number | null }>()({
  path: 'till-link',
  input: Type.Object({ id }, { additionalProperties: false }),
  access: ['owner', 'orders', 'staff'],
})

/** What a link of the counter asks to be paid: `paid` is the token of its order once it is. */
export const saleToPay = operation<{
  ok: true
  quote: Quote
  taxNumbers: TaxNumbers
  email: string
  paid: string | null
}>()({
  path: 'sale-to-pay',
  input: Type.Object({ token: filledText(200) }, { additionalProperties: false }),
  access: everyone,
})

/** Pays, by card, a sale of the counter: `token` is that of its link, the rest as in `payments`. */
export const paySale = operation<PaymentAnswer>()({
  path: 'pay-sale',
  input: Type.Object(
    {
      token: filledText(200),
      /** For the receipt; none without it. */
      email: Type.Optional(text(maxCheckoutLengths.email)),
      id: Type.Optional(filledText(255)),
      /** The same as the header Idempotency-Key, for calls over sockets, which have none. */
      key: Type.Optional(filledText(255)),
      paymentIntentId: Type.Optional(filledText(255)),
      refused: Type.Optional(Type.Boolean()),
      expectedTotal: Type.Optional(cents),
      language: Type.Optional(oneOf(locales)),
    },
    { additionalProperties: false },
  ),
  access: everyone,
})
