import { Type } from '@sinclair/typebox'
import { everyone } from '../../access'
import { cents, filledText, oneOf, text } from '../../columns'
import { operation } from '../../operation'
import { locales } from '../../rules/language'
import { giftFor } from './gift-cards'
import { checkoutBody, checkoutData } from './orders'

/** The answer to a payment: done (the order placed, where it is paid to the shop directly), or a second step that the buyer's bank wants. */
export type PaymentAnswer =
  | { ok: true; orderNumber: number; token: string }
  | { ok: false; requiresAction: true; clientSecret: string; paymentIntentId: string }

/**
 * Buys a cart: `id` is the payment method's (`manual_…` pays the shop directly; none where gift cards pay all),
 * `paymentIntentId` continues after the bank's step, `refused` ends it there.
 */
export const paymentsOperation = operation<PaymentAnswer>()({
  path: 'payments',
  input: Type.Object(
    {
      ...checkoutBody,
      data: checkoutData,
      id: Type.Optional(filledText(255)),
      /** The same as the header Idempotency-Key, for calls over sockets, which have none. */
      key: Type.Optional(filledText(255)),
      paymentIntentId: Type.Optional(filledText(255)),
      refused: Type.Optional(Type.Boolean()),
      /** When it is fetched or brought: a moment of `order-slots`, or `soonest`; needed where the shop asks. */
      wantedFor: Type.Optional(text(40)),
      gift: Type.Optional(giftFor),
      /** The buyer asks for the shop's letters; a mail proves the address first. */
      newsletter: Type.Optional(Type.Boolean()),
      expectedTotal: Type.Optional(cents),
      /** What is left to pay after gift cards, as the buyer was shown it. */
      expectedDue: Type.Optional(cents),
      /** The language that the buyer reads; English without it. */
      language: Type.Optional(oneOf(locales)),
    },
    { additionalProperties: false },
  ),
  access: everyone,
})
