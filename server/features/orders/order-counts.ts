import {
  countedOrders,
  orderCounts,
  orderKinds,
  type OrderCounts,
} from '@mainstreet/shared/contracts/orders/order-work'
import type { Knex } from 'knex'
import { operationService } from '../../kit/service/define-service'
import { ownTenant } from '../../kit/service/caller/own-tenant'
import { searchOrders } from './search-orders'

type Kind = (typeof orderKinds)[number]
type Counts = Record<Kind, number>

// The same conditions as the list's tabs.
const conditions: Record<Kind, string> = {
  toBePaid: `status = 'pending'`,
  toShip: `status = 'paid' and "shippingType" = 'shipping'`,
  toHandOver: `status = 'paid' and "shippingType" <> 'shipping'`,
  onTheWay: `status in ('shipped', 'Complete') and "shippingType" = 'shipping'
    and "shippedAt" > now() - interval '7 days'`,
  done: `status in ('shipped', 'Complete')`,
  refunded: 'refunded > 0',
  all: 'true',
}

/** Each kind by an index, no further than is told. */
const countEach = (knex: Knex, orders: Knex.QueryBuilder) => {
  const counts = orderKinds.map((kind) => {
    const counted = orders
      .clone()
      .select('id')
      .whereRaw(conditions[kind])
      .limit(countedOrders + 1)
    return knex.raw('(select count(*)::int from (?) counted) as ??', [counted, kind])
  })
  return knex.first<Counts>(counts)
}

/** All kinds while all orders are looked through once, as a search has to. */
const countTogether = (knex: Knex, orders: Knex.QueryBuilder) =>
  orders.first<Counts>(
    orderKinds.map((kind) => knex.raw(`(count(*) filter (where ${conditions[kind]}))::int as ??`, [kind])),
  )

/** Counts an account's orders by what is to be done with them, in one statement. */
export const orderCountsOperation = operationService(
  orderCounts,
  (app) =>
    async ({ customerId, search, since }, call): Promise<OrderCounts> => {
      await ownTenant(app, customerId, call)
      const { knex } = app.get('database')
      const orders = knex('account_orders').where({ customerId, unlisted: false })
      if (since !== undefined) orders.where('createdAt', '>=', since)
      if (search !== undefined) searchOrders(orders, search)
      const row = await (search ? countTogether(knex, orders) : countEach(knex, orders))
      const counts = Object.fromEntries(
        orderKinds.map((kind) => [kind, Math.min(row[kind], countedOrders)]),
      ) as Counts
      return { ok: true, ...counts, more: orderKinds.filter((kind) => row[kind] > countedOrders) }
    },
)
