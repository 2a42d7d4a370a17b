import type { Migration } from '../server/kit/database/migrate'

const indexes = {
  account_orders_sold: `("customerId", "paidAt") include (total, test)
    where "paidAt" is not null and status not in ('refunded', 'cancelled')`,
  account_orders_to_pack: `("customerId", "createdAt") where status = 'paid'`,
  market_items_tracked: `("customerId") include (id, "stockWarning") where "trackStock" and not "newlyCreated"`,
  market_items_drafts: `("customerId") where status = 'draft' and not "newlyCreated"`,
}

/** What the first screen of the dashboard sums up: sales by day, orders to pack, items low in stock, drafts. */
export const salesIndex: Migration = {
  name: '20260101000961-sales-index',
  async up(knex) {
    for (const [name, definition] of Object.entries(indexes)) {
      const table = name.startsWith('account_orders') ? 'account_orders' : 'market_items'
      await knex.raw(`create index ${name} on ${table} ${definition}`)
    }
  },
  async down(knex) {
    for (const name of Object.keys(indexes)) await knex.raw(`drop index ${name}`)
  },
}
