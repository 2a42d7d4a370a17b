import type { Migration } from '../server/kit/database/migrate'

// The database's twin of shared/rules/fold-text.ts; it also takes the words out of rich text.
const searchText = `create function search_text(html text) returns text
  language sql immutable strict parallel safe as $$
    select lower(regexp_replace(normalize(
      replace(replace(replace(replace(replace(replace(
        regexp_replace(html, '<[^>]*>', '', 'g'),
        '&nbsp;', ''), '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&#39;', ''''), '&amp;', '&'),
      NFD), '[\\u0300-\\u036f\\s]+', '', 'g'))
  $$`

// A space keeps the parts of an item apart: no folded text has one.
const wordsOf = (columns: string[]) => columns.map((column) => `search_text(${column})`).join(` || ' ' || `)

const searched = {
  market_items: ['title', '"subTitle"', 'description'],
  market_variations: ['sku'],
  market_categories: ['category'],
}

/** What a search in the shop looks at, folded when it is written; names are sorted as people do, not as bytes. */
export const itemSearch: Migration = {
  name: '20260101000700-item-search',
  async up(knex) {
    await knex.raw(`create collation by_name (provider = icu, locale = '@colNumeric=yes')`)
    await knex.raw('alter table market_items alter column title type text collate by_name')
    await knex.raw(searchText)
    for (const [table, columns] of Object.entries(searched))
      await knex.raw(
        `alter table ${table} add column "searchText" text generated always as (${wordsOf(columns)}) stored`,
      )
  },
  async down(knex) {
    for (const table of Object.keys(searched)) await knex.raw(`alter table ${table} drop column "searchText"`)
    await knex.raw('drop function search_text(text)')
    await knex.raw('alter table market_items alter column title type text collate "default"')
    await knex.raw('drop collation by_name')
  },
}
