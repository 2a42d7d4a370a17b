import type { Migration } from '../server/kit/database/migrate'

/** Orders that are paid to the shop directly are confirmed by their buyer first; those that were there keep their days. */
export const orderConfirmations: Migration = {
  name: '0003-order-confirmations',
  async up(knex) {
    await knex.raw('alter table account_orders add column "confirmedAt" timestamptz')
    await knex.raw(`alter table account_orders add column "placedBy" text not null default ''`)
    await knex.raw(`update account_orders set "confirmedAt" = "createdAt" where "payBy" is not null`)
    // What an owner meant a save to change, so that the books can tell one that undid a sale.
    await knex.raw('alter table stock_moves add column meant integer')
  },
  async down(knex) {
    await knex.raw('alter table stock_moves drop column meant')
    await knex.raw('alter table account_orders drop column "placedBy", drop column "confirmedAt"')
  },
}
