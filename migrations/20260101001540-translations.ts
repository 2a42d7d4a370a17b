import type { Migration } from '../server/kit/database/migrate'

const translated = [
  'account',
  'market_items',
  'market_categories',
  'profile_blocks',
  'profile_links',
  'profile_videos',
  'profile_gallery',
  'profile_files',
  'profile_notices',
  'restaurant',
  'events',
  'funerals',
  'automotive',
]

const searched = {
  market_items: ['title', 'subTitle', 'description'],
  market_categories: ['category'],
}

const own = (column: string) => `search_text("${column}")`
const other = (column: string) =>
  ['en', 'fr'].map((language) => `search_text(coalesce(translations #>> '{${language},${column}}', ''))`)

const searchText = (table: string, words: readonly string[]) => `alter table ${table}
  drop column "searchText",
  add column "searchText" text generated always as (${words.join(` || ' ' || `)}) stored`

/** Texts in the other language of an account, `{"fr": {"title": "…"}}`, which the shop's search finds too. */
export const translations: Migration = {
  name: '20260101001540-translations',
  async up(knex) {
    await knex.raw('alter table account add column bilingual boolean not null default false')
    for (const table of translated)
      await knex.raw(`alter table ${table} add column translations jsonb not null default '{}'`)
    for (const [table, columns] of Object.entries(searched))
      await knex.raw(searchText(table, [...columns.map(own), ...columns.flatMap(other)]))
  },
  async down(knex) {
    for (const [table, columns] of Object.entries(searched))
      await knex.raw(searchText(table, columns.map(own)))
    for (const table of translated) await knex.raw(`alter table ${table} drop column translations`)
    await knex.raw('alter table account drop column bilingual')
  },
}
