import { escapeFormulae, byteOrderMark } from '@mainstreet/shared/rules/csv'
import { buyerView } from '@mainstreet/shared/contracts/orders/buyer-order'
import type { Order } from '@mainstreet/shared/contracts/orders/orders'
import { orderExportHead, orderExportLines } from '@mainstreet/shared/rules/orders/order-export'
import Papa from 'papaparse'
import { buyerFields } from '@mainstreet/shared/rules/orders/checkout-fields'
import type { Application } from '../../declarations'
import { mailText } from '../../kit/mail/mail-text'
import type { QueuedMail } from '../../kit/mail/outbox'
import type { ArchiveFile } from '../../kit/zip-archive'
import type { StoredRow } from '../../kit/service/stored-row'
import {
  alertsOf,
  bookingsOf,
  condolencesOf,
  mailsOf,
  messagesOf,
  ordersOf,
  subscriptionsOf,
  type Buyer,
} from './buyer'

const jsonFile = (name: string, rows: readonly unknown[]): ArchiveFile => ({
  name,
  content: `${JSON.stringify(rows, null, 2)}\n`,
})

const ordersCsv = (orders: readonly Order[], timezone: string): ArchiveFile => {
  const lines = [orderExportHead, ...orders.flatMap((order) => orderExportLines(order, timezone))]
  return {
    name: 'orders.csv',
    content: `${byteOrderMark}${Papa.unparse(
      lines.map((line) => [...line]),
      { escapeFormulae },
    )}\r\n`,
  }
}

const mailRow = ({ kind, to, replyTo, subject, status, createdAt, sentAt, content }: QueuedMail) => ({
  kind,
  to,
  replyTo,
  subject,
  status,
  createdAt,
  sentAt,
  // What has been forgotten by its age is not there any more.
  text: content && mailText(content),
})

const unpaidColumns = ['status', ...buyerFields, 'notes', 'lines', 'total', 'createdAt'] as const

type ToldRefund = Pick<StoredRow<'account-orders'>, 'orderNumber'> &
  Pick<StoredRow<'order-refunds'>, 'amount' | 'reason' | 'status' | 'createdAt'>

/** All that is held of a buyer; what the shop notes for itself stays with the shop. */
export const archiveFiles = async (
  app: Application,
  buyer: Buyer,
  timezone: string,
): Promise<ArchiveFile[]> => {
  const { knex } = app.get('database')
  const ids = await ordersOf(knex, buyer).orderBy('id').pluck('id')
  const orders = await app.service('account-orders').rowsById(ids)
  const unpaid = await ordersOf(knex, buyer).where({ unlisted: true }).orderBy('id').select(unpaidColumns)
  const refunds = await knex<StoredRow<'order-refunds'>>('order_refunds as r')
    .join('account_orders as o', 'o.id', 'r.orderId')
    .whereIn('r.orderId', ids)
    .where({ 'r.unlisted': false })
    .orderBy('r.id')
    .select<ToldRefund[]>('o.orderNumber', 'r.amount', 'r.reason', 'r.status', 'r.createdAt')
  const corrections = await knex('order_corrections as c')
    .join('account_orders as o', 'o.id', 'c.orderId')
    .whereIn('c.orderId', ids)
    .orderBy('c.id')
    .select('o.orderNumber', 'c.changes', 'c.createdAt')
  const changes = await knex('order_changes as c')
    .join('account_orders as o', 'o.id', 'c.orderId')
    .whereIn('c.orderId', ids)
    .orderBy('c.id')
    .select('o.orderNumber', 'c.status', 'c.before', 'c.after', 'c.difference', 'c.createdAt')
  const mails = await mailsOf(knex, buyer, ids).orderBy('id').select('*')
  const messages = await messagesOf(knex, buyer)
    .orderBy('id')
    .select('name', 'email', 'subject', 'message', 'createdAt')
  const condolences = await condolencesOf(knex, buyer)
    .orderBy('id')
    .select('name', 'email', 'message', 'status', 'createdAt')
  const bookings = await bookingsOf(knex, buyer)
    .orderBy('id')
    .select('name', 'phone', 'email', 'people', 'startsAt', 'status', 'reason', 'createdAt')
  const alerts = await alertsOf(knex, buyer)
    .orderBy('id')
    .select('email', 'variation', 'createdAt')
    .select(knex.raw('(select title from market_items item where item.id = "itemId") as title'))
  const subscriptions = await subscriptionsOf(knex, buyer)
    .orderBy('id')
    .select('email', 'language', 'status', 'page', 'words', 'network', 'askedAt', 'confirmedAt', 'leftAt')
  return [
    ordersCsv(orders, timezone),
    jsonFile(
      'orders.json',
      orders.map((order) => ({ ...buyerView(order), notes: order.notes, paidAt: order.paidAt })),
    ),
    jsonFile('unpaid.json', unpaid),
    jsonFile('refunds.json', refunds),
    jsonFile('corrections.json', corrections),
    jsonFile('changes.json', changes),
    jsonFile('mails.json', mails.map(mailRow)),
    jsonFile('messages.json', [...messages, ...condolences]),
    jsonFile('bookings.json', bookings),
    jsonFile('waiting.json', alerts),
    jsonFile('newsletter.json', subscriptions),
  ]
}
