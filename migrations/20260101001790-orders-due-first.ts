import type { Migration } from '../server/kit/database/migrate'

/** A list of all orders begins with those that wait, the oldest first: an index that it walks, whatever there is. */
export const ordersDueFirst: Migration = {
  name: '20260101001790-orders-due-first',
  async up(knex) {
    await knex.raw(`alter table account_orders add column "waitsSince" timestamptz
      generated always as (case when status in ('pending', 'paid') then "createdAt" end) stored`)
    await knex.raw(`create index account_orders_due
      on account_orders ("customerId", unlisted, "waitsSince", "createdAt" desc, id desc)`)
  },
  async down(knex) {
    await knex.raw('alter table account_orders drop column "waitsSince"')
  },
}
