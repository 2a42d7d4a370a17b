import type { Knex } from 'knex'
import type { Migration } from '../server/kit/database/migrate'

/** Each may stand already: whoever cannot wait makes them before with `create index concurrently`, while orders come in. */
const indexes = {
  account_roles: 'account using gin (roles jsonb_path_ops)',
  // Counted and sorted without a look at the orders themselves.
  account_orders_listed: 'account_orders ("customerId", unlisted, "createdAt" desc, id desc)',
  account_orders_status:
    'account_orders ("customerId", unlisted, status, "createdAt") include ("shippingType")',
  // With all that makes an order a sale.
  account_orders_sales:
    'account_orders ("customerId", "paidAt") include (total, test, status, "cancelledAt") where "paidAt" is not null',
  account_orders_refunded: 'account_orders ("customerId", "createdAt") where refunded > 0',
}

const replaced = {
  account_orders_newest: 'account_orders ("customerId", "createdAt" desc)',
  account_orders_sold:
    'account_orders ("customerId", "paidAt") include (total, test) where "paidAt" is not null',
}

const create = async (knex: Knex, wanted: Record<string, string>) => {
  for (const [name, definition] of Object.entries(wanted))
    await knex.raw(`create index if not exists ${name} on ${definition}`)
}

const drop = (knex: Knex, names: object) => knex.raw(`drop index ${Object.keys(names).join(', ')}`)

/** What lists cost no more by where there is much: customers by role, an account's orders by their state, its sales by day. */
export const growthIndexes: Migration = {
  name: '20260101001730-growth-indexes',
  async up(knex) {
    await create(knex, indexes)
    await drop(knex, replaced)
  },
  async down(knex) {
    await create(knex, replaced)
    await drop(knex, indexes)
  },
}
