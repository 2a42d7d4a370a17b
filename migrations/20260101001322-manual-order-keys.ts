import type { Migration } from '../server/kit/database/migrate'

/** What names the form that an order by hand was sent from, so that sending again makes no second one. */
export const manualOrderKeys: Migration = {
  name: '20260101001322-manual-order-keys',
  async up(knex) {
    await knex.raw(
      'alter table account_orders add column "manualKey" text, add column "manualFingerprint" text',
    )
    await knex.raw(
      'create unique index account_orders_manual_key on account_orders ("customerId", "manualKey")',
    )
  },
  async down(knex) {
    await knex.raw('alter table account_orders drop column "manualKey", drop column "manualFingerprint"')
  },
}
