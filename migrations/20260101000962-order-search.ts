import type { Migration } from '../server/kit/database/migrate'

// A space keeps the parts apart: no folded text has one.
const words = `search_text(name) || ' ' || search_text(email) || ' ' || coalesce("orderNumber"::text, '')`

/** What a search in the orders looks at: buyer, e-mail and number, folded when they are written. */
export const orderSearch: Migration = {
  name: '20260101000962-order-search',
  async up(knex) {
    await knex.raw(
      `alter table account_orders add column "searchText" text generated always as (${words}) stored`,
    )
  },
  async down(knex) {
    await knex.raw('alter table account_orders drop column "searchText"')
  },
}
