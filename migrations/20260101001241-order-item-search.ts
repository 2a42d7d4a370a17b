import type { Migration } from '../server/kit/database/migrate'

// A space keeps the parts apart: no folded text has one.
const words = `search_text(name) || ' ' || search_text(email) || ' ' || coalesce("orderNumber"::text, '')`
const sold = `search_text(jsonb_path_query_array(lines, '$[*].title')::text)`

const search = (text: string) => `alter table account_orders drop column "searchText",
  add column "searchText" text generated always as (${text}) stored`

/** A search in the orders looks at what was sold, too. */
export const orderItemSearch: Migration = {
  name: '20260101001241-order-item-search',
  async up(knex) {
    await knex.raw(search(`${words} || ' ' || ${sold}`))
  },
  async down(knex) {
    await knex.raw(search(words))
  },
}
