import { orderCounts, type OrderCounts } from '@mainstreet/shared/contracts/orders/order-work'
import { operationService } from '../../kit/service/feature'
import { ownTenant } from '../../kit/service/caller/own-tenant'
import { searchOrders } from './search-orders'

// The same conditions as the list's tabs.
const kinds = {
  toBePaid: `status = 'pending'`,
  toShip: `status = 'paid' and "shippingType" = 'shipping'`,
  toHandOver: `status = 'paid' and "shippingType" <> 'shipping'`,
  done: `status in ('shipped', 'Complete')`,
  refunded: 'refunded > 0',
  all: 'true',
}

/** Counts an account's orders by what is to be done with them, in one statement. */
export const orderCountsOperation = operationService(
  orderCounts,
  (app) =>
    async ({ customerId, search, since }, call) => {
      await ownTenant(app, customerId, call)
      const { knex } = app.get('database')
      const query = knex('account_orders').where({ customerId, unlisted: false })
      if (since !== undefined) query.where('createdAt', '>=', since)
      if (search !== undefined) searchOrders(query, search)
      const counts = Object.entries(kinds).map(([name, condition]) =>
        knex.raw(`(count(*) filter (where ${condition}))::int as ??`, [name]),
      )
      const row = await query.first<Omit<OrderCounts, 'ok'>>(counts)
      return { ok: true as const, ...row! }
    },
)
