import { Type, type Static } from '@sinclair/typebox'
import { everyone, reads } from '../../access'
import {
  cents,
  day,
  filledText,
  flag,
  id,
  integer,
  labelled,
  moment,
  nullable,
  oneOf,
  text,
} from '../../columns'
import { contract, type RowOf } from '../../contract'
import { operation } from '../../operation'
import { locales } from '../../rules/language'
import { maxGiftCards, maxGiftCodeLength } from '../../rules/money/gift-card'
import type { Cents } from '../../rules/money/money'

/** The least and the most that a card is made for, in dollars. */
export const giftCardLimits = { min: 1, max: 2_000 } as const

/** The most characters of what a receiver reads above the code. */
export const maxGiftMessage = 500

/** A gift card of a shop: money that its buyers pay with. Its code is known to whoever holds it alone. */
export const giftCardContract = contract({
  path: 'gift-cards',
  name: { en: 'Gift cards', fr: 'Cartes-cadeaux' },
  called: 'last4',
  record: {
    id,
    customerId: id,
    /** The end of its code. */
    last4: text(4),
    /** The order that sold it; null for one made by hand. */
    orderId: nullable(id),
    /** Bought with a test card: it pays for nothing but tests. */
    test: flag,
    /** What the shop notes of it, such as whom it is for. */
    note: labelled({ en: 'Your note', fr: 'Votre note' }, text(200)),
    /** What it was made for, and what is left of it. */
    value: cents,
    balance: cents,
    createdAt: moment,
  },
  writable: ['note'],
  access: { owner: { methods: ['find', 'get', 'update', 'patch'] }, orders: { methods: reads } },
})

export type GiftCard = RowOf<typeof giftCardContract>

/**
 * Why what is left of a card changed: it was made, pays for an order, comes back from one that was not sold, or from a
 * refund; or its own sale was given back, and that came to nothing.
 */
export const giftCardReasons = ['made', 'used', 'returned', 'refunded', 'withdrawn', 'restored'] as const

/** One line of the book of a gift card; together they are what is left of it. */
export const giftCardMoveContract = contract({
  path: 'gift-card-moves',
  name: { en: 'Moves of gift cards', fr: 'Mouvements des cartes-cadeaux' },
  record: {
    id,
    customerId: id,
    cardId: id,
    /** Cents, below zero where they leave the card. */
    delta: integer(-99_999_999, 99_999_999),
    reason: oneOf(giftCardReasons),
    orderId: nullable(id),
    refundId: nullable(id),
    createdAt: moment,
  },
  writable: [],
  access: { owner: { methods: reads }, orders: { methods: reads } },
})

export type GiftCardMove = RowOf<typeof giftCardMoveContract>

/** The codes of the cards that pay for an order, the first one first. */
export const giftCodes = Type.Optional(
  labelled(
    { en: 'Gift cards', fr: 'Cartes-cadeaux' },
    Type.Array(text(maxGiftCodeLength), { maxItems: maxGiftCards }),
  ),
)

/** Whom the gift cards of an order are mailed to: the buyer without an address, at once without a day. */
export const giftFor = Type.Object(
  {
    email: labelled({ en: 'Email it to', fr: 'Envoyer par courriel à' }, text(254)),
    message: labelled({ en: 'Message', fr: 'Message' }, text(maxGiftMessage)),
    /** On the clock of the shop. */
    on: labelled({ en: 'On', fr: 'Le' }, nullable(day)),
  },
  { additionalProperties: false },
)
export type GiftFor = Static<typeof giftFor>

/** A card that pays a part of an order, in cents. */
export const paidByCard = Type.Object({ last4: text(4), cents })
export type PaidByCard = Static<typeof paidByCard>

const told = {
  /** Whom the code is mailed to; nobody without it. */
  email: Type.Optional(labelled({ en: 'Email it to', fr: 'Envoyer par courriel à' }, text(254))),
  /** In which language; English without it. */
  language: Type.Optional(oneOf(locales)),
}

const { min: minimum, max: maximum } = giftCardLimits

/** Makes a gift card. Its code is answered once, and can only be made anew after that. */
export const makeGiftCard = operation<{ ok: true; card: GiftCard; code: string }>()({
  path: 'make-gift-card',
  input: Type.Object(
    {
      customerId: id,
      /** In dollars. */
      amount: labelled({ en: 'Amount', fr: 'Montant' }, Type.Number({ minimum, maximum, multipleOf: 0.01 })),
      note: Type.Optional(labelled({ en: 'Your note', fr: 'Votre note' }, text(200))),
      /** What its receiver reads above the code. */
      message: Type.Optional(labelled({ en: 'Message', fr: 'Message' }, text(maxGiftMessage))),
      ...told,
    },
    { additionalProperties: false },
  ),
  access: ['owner', 'staff', 'integrator'],
})

/** Gives a card another code, because its own is lost: the old one opens nothing any more. */
export const renewGiftCard = operation<{ ok: true; card: GiftCard; code: string }>()({
  path: 'renew-gift-card',
  input: Type.Object({ cardId: id, ...told }, { additionalProperties: false }),
  access: ['owner', 'staff', 'integrator'],
})

/** Tells who has a card's code what is left of it; 404 for any other code. */
export const giftCardBalance = operation<{ ok: true; last4: string; value: Cents; balance: Cents }>()({
  path: 'gift-card-balance',
  input: Type.Object(
    {
      customerId: Type.Optional(id),
      code: labelled({ en: 'Code', fr: 'Code' }, filledText(maxGiftCodeLength)),
    },
    { additionalProperties: false },
  ),
  access: everyone,
})
