import type { Migration } from '../server/kit/database/migrate'

/** Refunds that a business made in its card provider's own dashboard. */
export const providerRefunds: Migration = {
  name: '20260101001320-provider-refunds',
  async up(knex) {
    await knex.raw('alter table order_refunds add column "byProvider" boolean not null default false')
  },
  async down(knex) {
    await knex.raw('alter table order_refunds drop column "byProvider"')
  },
}
