import type { Migration } from '../server/kit/database/migrate'

/** The language an order was made in: that of the mails to its buyer. */
export const orderLanguage: Migration = {
  name: '20260101000800-order-language',
  async up(knex) {
    await knex.raw(`alter table account_orders
      add column language text not null default 'en' check (language in ('en', 'fr'))`)
  },
  async down(knex) {
    await knex.raw('alter table account_orders drop column language')
  },
}
