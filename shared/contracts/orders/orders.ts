import { operation } from '../../operation'
import { maxCodeLength } from '../../rules/money/discount-code'
import { Type, type Static } from '@sinclair/typebox'
import { everyone, reads } from '../../access'
import { cents, filledText, flag, id, integer, labelled, moment, nullable, oneOf, text } from '../../columns'
import { contract, type RowOf } from '../../contract'
import {
  buyerFields,
  maxCheckoutLengths as maxLengths,
  minEmailLength,
  shippingTypes,
} from '../../rules/orders/checkout-fields'
import { buyerColumns, orderAsk } from './buyer-columns'
import { orderAmounts, type OrderAmounts } from './amounts'
import { giftCodes, giftFor, type PaidByCard } from './gift-cards'
import { cartLine, soldEntry, maxPriceReason } from './cart-lines'
import { locales } from '../../rules/language'

/** Every state of an order; `failed` is never listed, and `pending` only where its buyer pays the shop directly. */
export const orderStatuses = [
  'pending',
  'failed',
  'paid',
  'shipped',
  'Complete',
  'refunded',
  'cancelled',
] as const
export type OrderStatus = (typeof orderStatuses)[number]

/** The states an owner's list shows. */
export const listedStatuses = ['pending', 'paid', 'shipped', 'Complete', 'refunded', 'cancelled'] as const

export type ShippingType = (typeof shippingTypes)[number]

/** One sold line as it was at the time of sale; prices in cents. */
export const orderLine = Type.Object({
  itemId: id,
  variationId: id,
  title: text(160),
  variation: text(120),
  sku: text(80),
  image: text(300),
  unitPrice: cents,
  regularPrice: cents,
  quantity: integer(1, 999),
  taxExempt: Type.Boolean(),
  /** Where each piece is a gift card of its regular price. */
  giftCard: Type.Optional(Type.Literal(true)),
  /** What the order's code takes off its pieces together; not there where there was none. */
  discount: Type.Optional(cents),
  /** Why it was sold at another price than its item's, as the shop says; its buyer does not read it. */
  priceReason: Type.Optional(text(maxPriceReason)),
})
export type OrderLine = Static<typeof orderLine>

/** With what an order is paid that no card provider charges. */
export const paidWays = ['cash', 'terminal', 'transfer', 'cheque'] as const

/** What was bought, by whom, where it goes and what it cost; all amounts in cents. */
export const orderContract = contract({
  path: 'account-orders',
  name: { en: 'Orders', fr: 'Commandes' },
  called: 'name',
  record: {
    id,
    customerId: id,
    orderNumber: integer(1, 2_000_000_000),
    status: oneOf(orderStatuses),
    ...buyerColumns,
    // Stored as (506) 555-0100, however it was typed.
    phone: labelled({ en: 'Phone', fr: 'Téléphone' }, text(maxLengths.phone)),
    shippingType: labelled({ en: 'How it goes', fr: 'Mode de remise' }, oneOf(shippingTypes)),
    /** Entries of variationId:itemId:quantity, separated by commas. */
    lineItems: text(20_000),
    lines: Type.Array(orderLine),
    ...orderAmounts,
    /** The code it was bought with, as its shop writes it. */
    discountCode: labelled({ en: 'Discount code', fr: 'Code de rabais' }, text(maxCodeLength)),
    /** What of the total gift cards pay. */
    giftCards: cents,
    /** What has been given back of the total, or is on its way back. */
    refunded: cents,
    /** What the buyer wrote. */
    notes: labelled({ en: 'Notes', fr: 'Notes' }, text(maxLengths.notes)),
    /** What the shop notes for itself; its buyer never reads it. */
    shopNotes: labelled({ en: 'Your notes', fr: 'Vos notes' }, text(5000)),
    /** With what an order that no card provider charged was paid, as the shop says. */
    paidWith: labelled({ en: 'Paid with', fr: 'Payé par' }, oneOf(['', ...paidWays])),
    /** Whom the gift cards that it sells go to; null where that is its buyer, at once. */
    gift: nullable(giftFor),
    trackingNumber: labelled({ en: 'Tracking Number', fr: 'Numéro de suivi' }, text(60)),
    trackingCarrier: labelled({ en: 'Carrier', fr: 'Transporteur' }, text(20)),
    /** What its buyer asks of it now; null where there is nothing to answer. */
    asked: nullable(orderAsk),
    test: Type.Boolean(),
    /** The language it was made in: that of the mails to its buyer. */
    language: oneOf(locales),
    createdAt: moment,
    /** When it was placed, while it waits for money or to be sent; null once nothing is left to do. */
    waitsSince: nullable(moment),
    /** Until when its pieces wait for money that its buyer pays the shop directly; null for cards and orders by hand. */
    payBy: nullable(moment),
    /** When its buyer said, by the link of the first mail, or the shop, that it is meant; until then its pieces wait for hours only. Null for cards. */
    confirmedAt: nullable(moment),
    paidAt: nullable(moment),
    /** When its buyer fetches it or it is brought, as they chose; null where nobody was asked. */
    wantedFor: nullable(moment),
    /** The time zone in which that was chosen. */
    wantedZone: text(60),
    /** Whether they chose the soonest there was. */
    soonest: Type.Boolean(),
    /** When its buyer was told that it can be picked up. */
    readyAt: nullable(moment),
    shippedAt: nullable(moment),
    completedAt: nullable(moment),
    cancelledAt: nullable(moment),
  },
  writable: ['status', 'notes', 'shopNotes', 'paidWith', 'trackingNumber', 'trackingCarrier'],
  body: {
    /** Any case: `complete` is stored as `Complete`. */
    status: text(20),
    /** Whether the buyer gets an e-mail: the shipped notice unless false, a manual order's receipt if true. */
    sendEmail: labelled({ en: 'Send an email to the buyer', fr: 'Envoyer un courriel à l’acheteur' }, flag),
    /** What a manual order sells; the buyer's fields are only for it too. */
    items: labelled({ en: 'Items', fr: 'Articles' }, Type.Array(soldEntry, { minItems: 1, maxItems: 100 })),
    /** Names a manual order: sent again under the same key, it is not made a second time. */
    key: filledText(255),
    shippingType: oneOf(shippingTypes),
    language: oneOf(locales),
    discountCode: text(maxCodeLength),
    giftCodes,
    ...buyerColumns,
  },
  searchable: true,
  access: {
    owner: { methods: ['find', 'get', 'create', 'update', 'patch'] },
    refunds: { methods: reads },
    orders: {
      methods: ['find', 'get', 'create', 'update', 'patch'],
      writable: [
        'status',
        'notes',
        'shopNotes',
        'paidWith',
        'trackingNumber',
        'trackingCarrier',
        'sendEmail',
        'items',
        'key',
        'shippingType',
        'language',
        'discountCode',
        'giftCodes',
        ...buyerFields,
      ],
    },
  },
})

export type Order = RowOf<typeof orderContract>

/** The buyer and the address as the checkout form sends them; who comes to pick up leaves the address out. */
export const checkoutData = Type.Object(
  {
    name: filledText(maxLengths.name),
    email: Type.String({ minLength: minEmailLength, maxLength: maxLengths.email, format: 'email' }),
    phone: filledText(maxLengths.phone),
    recipient: Type.Optional(text(maxLengths.recipient)),
    address: Type.Optional(text(maxLengths.address)),
    city: Type.Optional(text(maxLengths.city)),
    province: Type.Optional(text(maxLengths.province)),
    postalcode: Type.Optional(text(maxLengths.postalcode)),
    country: Type.Optional(text(maxLengths.country)),
    notes: Type.Optional(text(maxLengths.notes)),
  },
  { additionalProperties: false },
)
export type CheckoutData = Static<typeof checkoutData>

/** What a cart says of itself, priced or paid. */
export const checkoutBody = {
  customerid: Type.Optional(id),
  customerId: Type.Optional(id),
  items: Type.Array(cartLine, { minItems: 1, maxItems: 100 }),
  shippingType: oneOf(shippingTypes),
  discountCode: Type.Optional(labelled({ en: 'Discount code', fr: 'Code de rabais' }, text(maxCodeLength))),
  giftCodes,
  currency: Type.Optional(text(8)),
}

/** What a checkout would cost now; amounts in cents. */
export interface Quote extends OrderAmounts {
  ok: true
  lines: OrderLine[]
  shippingLabel: string
  /** The code that counts, as its shop writes it; empty without one. */
  discountCode: string
  /** How much more the items have to come to until they are sent for nothing; 0 where they are, or never will be. */
  untilFree: OrderAmounts['total']
  /** Whether shipping may cost more, as nobody has said yet where it goes. */
  shippingIsFrom: boolean
  /** What gift cards pay of it together, what each does, and what is left to pay. */
  giftCards: OrderAmounts['total']
  cards: PaidByCard[]
  due: OrderAmounts['total']
  /** Whether the shop has a code that counts now, and a gift card with money on it; said to who buys. */
  takesCodes?: boolean
  takesGiftCards?: boolean
}

/** Prices a cart without buying it: the province alone is enough of an address. */
export const quoteOperation = operation<Quote>()({
  path: 'quote',
  input: Type.Object(
    {
      ...checkoutBody,
      data: Type.Optional(
        Type.Object(
          {
            province: Type.Optional(text(40)),
            country: Type.Optional(text(40)),
            postalcode: Type.Optional(text(maxLengths.postalcode)),
          },
          { additionalProperties: true },
        ),
      ),
    },
    { additionalProperties: false },
  ),
  access: everyone,
})
