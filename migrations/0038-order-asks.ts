import type { Migration } from '../server/kit/database/migrate'

/** What the buyer of an order asks of it: to cancel it, or to send it to another place. */
export const orderAsks: Migration = {
  name: '0038-order-asks',
  async up(knex) {
    await knex.raw('alter table account_orders add asked jsonb')
  },
  async down(knex) {
    await knex.raw('alter table account_orders drop asked')
  },
}
