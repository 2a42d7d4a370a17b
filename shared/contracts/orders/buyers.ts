import { Type } from '@sinclair/typebox'
import { filledText, id, labelled } from '../../columns'
import { operation } from '../../operation'
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
  /** What stands against erasing: orders still to be delivered, and payments or refunds under way. */
  unfinished: { numbers: number[]; payments: number; refunds: number }
}

/** Tells what an account holds of the buyer with an e-mail address. */
export const buyerData = operation<BuyerData>()({
  path: 'buyer-data',
  input: Type.Object(buyer, { additionalProperties: false }),
  access: ['owner', 'staff', 'integrator'],
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
