import type { MailKind } from '@mainstreet/shared/contracts/orders/mails'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import type { Knex } from 'knex'
import type { Application } from '../../declarations'
import { ownTenant } from '../../kit/service/caller/own-tenant'
import { invalid } from '../../kit/service/errors'
import type { Call } from '../../kit/service/service-params'

/** A person who bought from an account or wrote to it, by the one thing that tells her or him from others. */
export interface Buyer {
  customerId: number
  email: string
}

/** Mails that go to a buyer, and those that a buyer is answered from. */
const toBuyers: readonly string[] = [
  'confirm-subscription',
  'letter',
  'receipt',
  'shipped',
  'refund',
  'changed-order',
  'ready',
  'time-off',
  'back-in-stock',
  'my-orders',
  'ask-answered',
  'to-pay',
  'buyer-message',
  'booking-accepted',
  'booking-offered',
  'booking-full',
  'booking-off',
]
const answeredTo: readonly MailKind[] = [
  'new-order',
  'order-ask',
  'contact',
  'condolence',
  'new-booking',
  'booking-changed',
]

/** An address as two of them are compared outside of the database. */
export const foldEmail = (email: string): string => email.trim().toLowerCase()

/** The buyer that a call of the account's own people names. */
export const askedBuyer = async (
  app: Application,
  { customerId, email }: Buyer,
  call: Call,
): Promise<Buyer> => {
  await ownTenant(app, customerId, call)
  // An empty address is that of every order without one.
  if (!email.trim()) throw invalid({ email: refusal('required') })
  return { customerId, email: email.trim() }
}

const isAddress = (column: string) => `lower(btrim("${column}")) = lower(?)`

/** The orders with a buyer's address, those that were never paid among them. */
export const ordersOf = (db: Knex, { customerId, email }: Buyer) =>
  db('account_orders').where({ customerId }).whereRaw(isAddress('email'), [email])

/** The mails to and about a buyer, but for those that are erased; about the buyer are all that name one of the orders. */
export const mailsOf = (db: Knex, { customerId, email }: Buyer, orderIds: readonly number[]) =>
  db('account_mails')
    .where({ customerId })
    .whereNot({ to: '' })
    .where((about) =>
      about
        .whereIn('orderId', orderIds)
        .orWhere((sent) => sent.whereIn('kind', toBuyers).whereRaw(isAddress('to'), [email]))
        .orWhere((got) => got.whereIn('kind', answeredTo).whereRaw(isAddress('replyTo'), [email])),
    )

/** What a buyer wrote on the site. */
export const messagesOf = (db: Knex, { customerId, email }: Buyer) =>
  db('contact_messages').where({ customerId }).whereRaw(isAddress('email'), [email])

/** The condolences that a person wrote there. */
export const condolencesOf = (db: Knex, { customerId, email }: Buyer) =>
  db('condolences').where({ customerId }).whereRaw(isAddress('email'), [email])

/** The tables that a buyer asked for. */
export const bookingsOf = (db: Knex, { customerId, email }: Buyer) =>
  db('table_bookings').where({ customerId }).whereRaw(isAddress('email'), [email])

/** What a buyer waits for. */
export const alertsOf = (db: Knex, { customerId, email }: Buyer) =>
  db('stock_alerts').where({ customerId }).whereRaw(isAddress('email'), [email])

/** What a person agreed to be sent. */
export const subscriptionsOf = (db: Knex, { customerId, email }: Buyer) =>
  db('subscribers').where({ customerId }).whereRaw(isAddress('email'), [email])

/** What the shop notes of a buyer. */
export const notesOf = (db: Knex, { customerId, email }: Buyer) =>
  db('buyer_notes').where({ customerId }).whereRaw(isAddress('email'), [email])

/** Sales at the counter that wait for a person's phone. */
export const tillSalesOf = (db: Knex, { customerId, email }: Buyer) =>
  db('till_sales').where({ customerId }).whereRaw(isAddress('email'), [email])
