import type { Migration } from '../server/kit/database/migrate'

// A space keeps the parts apart: no folded text has one.
const words = ['str_company_name', 'str_domain', 'str_city', 'str_contact_name', 'str_email']
  .map((column) => `search_text(${column})`)
  .join(` || ' ' || `)

// Every three letters in a row, so that an index finds any part of a word on databases without extensions.
const grams = `create function search_grams(folded text) returns text[]
  language sql immutable strict parallel safe as $$
    select array(select distinct substr(folded, at, 3) from generate_series(1, length(folded) - 2) at)
  $$`

const statements = [
  'alter table account alter column str_company_name type text collate by_name',
  `alter table account add column "searchText" text generated always as (${words}) stored`,
  grams,
  'create index account_grams on account using gin (search_grams("searchText"))',
  'create index account_name on account (str_company_name, id)',
  'create index account_domain_order on account (str_domain, id)',
  'create index account_region on account (region)',
  'create index account_suspended on account (int_status_id, id) where int_status_id <> 1',
  `alter table users add column "searchText" text
    generated always as (search_text(name) || ' ' || search_text(email)) stored`,
  'create index users_grams on users using gin (search_grams("searchText"))',
]

/** What the list of customers is searched and sorted by. */
export const customerList: Migration = {
  name: '20260101001400-customer-list',
  async up(knex) {
    for (const statement of statements) await knex.raw(statement)
  },
  async down(knex) {
    await knex.raw('drop index users_grams, account_grams, account_name, account_domain_order')
    await knex.raw('drop index account_region, account_suspended')
    await knex.raw('alter table users drop column "searchText"')
    await knex.raw('alter table account drop column "searchText"')
    await knex.raw('drop function search_grams(text)')
    await knex.raw('alter table account alter column str_company_name type text collate "default"')
  },
}
