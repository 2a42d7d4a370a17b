import type { Migration } from '../server/kit/database/migrate'

/** When the buyer of an order was told that it can be picked up. */
export const readyOrders: Migration = {
  name: '0039-ready-orders',
  async up(knex) {
    await knex.raw('alter table account_orders add "readyAt" timestamptz')
  },
  async down(knex) {
    await knex.raw('alter table account_orders drop "readyAt"')
  },
}
