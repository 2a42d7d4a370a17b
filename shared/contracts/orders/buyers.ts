import { Type } from '@sinclair/typebox'
import { filledText, id, integer, labelled, oneOf, text } from '../../columns'
import { operation } from '../../operation'
import { maxLimit } from '../../paging'
import { maxCheckoutLengths } from '../../rules/orders/checkout-fields'
import type { Cents } from '../../rules/money/money'

const address = { en: 'Email of the buyer', fr: 'Courriel de l’acheteur' }

/** Whose data is asked for: an e-mail address, in any case, as an order or a message of the account has it. */
const buyer = {
  customerId: id,
  email: labelled(address, filledText(maxCheckoutLengths.email)),
}

/** What an account holds of one buyer. */
export interface BuyerData {
  ok: true
  /** The address as it was compared. */
  email: string
  /** The listed orders and what they come to in cents, without what was given back. */
  orders: { count: number; total: Cents; refunded: Cents; numbers: number[] }
  /** Tries to buy that were not paid. */
  unpaid: number
  /** Mails to and about the buyer that the account keeps. */
  mails: number
  /** What was written on the site. */
  messages: number
  /** Tables that were asked for. */
  bookings: number
  /** Things that are waited for. */
  alerts: number
  /** Whether letters were asked for: how often. */
  subscriptions: number
  /** What stands against erasing: orders still to be delivered, and payments or refunds under way. */
  unfinished: { numbers: number[]; payments: number; refunds: number }
}

/** Tells what an account holds of the buyer with an e-mail address. */
export const buyerData = operation<BuyerData>()({
  path: 'buyer-data',
  input: Type.Object(buyer, { additionalProperties: false }),
  access: ['owner', 'staff', 'integrator'],
})

/** A buyer of the list, by an address in any case. */
export interface ListedBuyer {
  email: string
  /** As the last order has them. */
  name: string
  phone: string
  /** The listed orders, and what they come to in cents without what was given back. */
  orders: number
  total: Cents
  lastOrderAt: string
  /** What the shop notes; empty without a note. */
  note: string
  noteId: number | null
  /** How it stands with letters; null where nobody has asked for them. */
  letters: 'asked' | 'subscribed' | 'left' | null
}

/** The orders of a list of buyers; the first is the usual one. */
export const buyerSorts = ['latest', 'most', 'often', 'name'] as const

/** Lists who has bought from an account, found by name, address, telephone or note. */
export const findBuyers = operation<{ ok: true; total: number; buyers: ListedBuyer[] }>()({
  path: 'find-buyers',
  input: Type.Object(
    {
      customerId: id,
      search: Type.Optional(text(200)),
      sort: Type.Optional(oneOf(buyerSorts)),
      /** Only those who get letters. */
      subscribed: Type.Optional(Type.Boolean()),
      $limit: Type.Optional(integer(0, maxLimit)),
      $skip: Type.Optional(integer(0, 2_000_000_000)),
    },
    { additionalProperties: false },
  ),
  access: ['owner', 'staff', 'integrator'],
  onlyReads: true,
})

/** Answers all that an account holds of a buyer as a zip archive in base64, to be handed to that person. */
export const buyerArchive = operation<{ ok: true; name: string; zip: string }>()({
  path: 'buyer-archive',
  input: Type.Object(buyer, { additionalProperties: false }),
  access: ['owner', 'staff'],
})

/** What was erased, by how many rows. */
export interface ErasedBuyer {
  ok: true
  orders: number
  mails: number
  messages: number
  bookings: number
  alerts: number
  /** Archives of the whole account, which held the buyer too and were removed. */
  archives: number
}

/** Erases a buyer for good; orders keep their sums, items and numbers. `confirm` is the address again; 409 while an order, a payment or a refund is unfinished. */
export const eraseBuyer = operation<ErasedBuyer>()({
  path: 'erase-buyer',
  input: Type.Object(
    {
      ...buyer,
      confirm: labelled(
        { en: 'Email of the buyer, once more', fr: 'Courriel de l’acheteur, encore une fois' },
        filledText(maxCheckoutLengths.email),
      ),
    },
    { additionalProperties: false },
  ),
  access: ['owner', 'staff'],
})
