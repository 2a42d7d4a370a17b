import type { Migration } from '../server/kit/database/migrate'

const tables = ['market_variations', 'market_options']

/** Names of options and variations in the other language of an account. */
export const variationTranslations: Migration = {
  name: '20260101001610-variation-translations',
  async up(knex) {
    for (const table of tables)
      await knex.raw(`alter table ${table} add column translations jsonb not null default '{}'`)
  },
  async down(knex) {
    for (const table of tables) await knex.raw(`alter table ${table} drop column translations`)
  },
}
