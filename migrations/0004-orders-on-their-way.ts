import type { Migration } from '../server/kit/database/migrate'

/** What was sent within some days is found without a look at all that was ever sent. */
export const ordersOnTheirWay: Migration = {
  name: '0004-orders-on-their-way',
  async up(knex) {
    await knex.raw(`create index account_orders_shipped on account_orders ("customerId", "shippedAt")
      where "shippedAt" is not null`)
  },
  async down(knex) {
    await knex.raw('drop index account_orders_shipped')
  },
}
