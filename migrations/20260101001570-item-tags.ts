import type { Migration } from '../server/kit/database/migrate'

const texts = ['title', 'subTitle', 'description']
const words = [
  ...texts.map((column) => `search_text("${column}")`),
  ...texts.flatMap((column) =>
    ['en', 'fr'].map((language) => `search_text(coalesce(translations #>> '{${language},${column}}', ''))`),
  ),
]

// A space keeps the parts of an item apart: no folded text has one.
const searchText = (parts: readonly string[]) => `alter table market_items
  drop column "searchText",
  add column "searchText" text generated always as (${parts.join(` || ' ' || `)}) stored`

/** Further words that an item is found by, as other shops' files bring them. */
export const itemTags: Migration = {
  name: '20260101001570-item-tags',
  async up(knex) {
    await knex.raw(`alter table market_items add column tags text not null default ''`)
    await knex.raw(searchText([...words, 'search_text(tags)']))
  },
  async down(knex) {
    await knex.raw(searchText(words))
    await knex.raw('alter table market_items drop column tags')
  },
}
