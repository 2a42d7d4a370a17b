import { buyerData } from '@mainstreet/shared/contracts/orders/buyers'
import { cents, sumCents } from '@mainstreet/shared/rules/money/money'
import type { Knex } from 'knex'
import { operationService } from '../../kit/service/define-service'
import {
  alertsOf,
  askedBuyer,
  bookingsOf,
  condolencesOf,
  foldEmail,
  mailsOf,
  messagesOf,
  ordersOf,
  subscriptionsOf,
} from './buyer'
import { unfinishedOf } from './unfinished-orders'

const countOf = async (knex: Knex, query: Knex.QueryBuilder): Promise<number> =>
  (await query.first<{ count: number }>(knex.raw('count(*)::int as count'))).count

/** Tells what an account holds of a buyer. */
export const buyerDataOperation = operationService(buyerData, (app) => async (asked, call) => {
  const buyer = await askedBuyer(app, asked, call)
  const { knex } = app.get('database')
  const orders = await ordersOf(knex, buyer)
    .orderBy('id', 'desc')
    .select('id', 'orderNumber', 'status', 'unlisted', 'total', 'refunded')
  const listed = orders.filter(({ unlisted }) => !unlisted)
  const ids = orders.map(({ id }) => id)
  const [mails, messages, condolences, bookings, alerts, subscriptions, unfinished] = await Promise.all([
    countOf(knex, mailsOf(knex, buyer, ids)),
    countOf(knex, messagesOf(knex, buyer)),
    countOf(knex, condolencesOf(knex, buyer)),
    countOf(knex, bookingsOf(knex, buyer)),
    countOf(knex, alertsOf(knex, buyer)),
    countOf(knex, subscriptionsOf(knex, buyer)),
    unfinishedOf(knex, orders),
  ])
  return {
    ok: true as const,
    email: foldEmail(buyer.email),
    orders: {
      count: listed.length,
      total: listed.length ? sumCents(listed.map(({ total }) => total)) : cents(0),
      refunded: listed.length ? sumCents(listed.map(({ refunded }) => refunded)) : cents(0),
      numbers: listed.map(({ orderNumber }) => orderNumber!),
    },
    unpaid: orders.length - listed.length,
    mails,
    messages: messages + condolences,
    bookings,
    alerts,
    subscriptions,
    unfinished,
  }
})
