import type { Migration } from '../server/kit/database/migrate'

/** What an owner lets an import do beside the ordinary, and what it leaves as it is for want of that. */
export const importChoices: Migration = {
  name: '20260101001310-import-choices',
  async up(knex) {
    await knex.raw(`alter table market_imports
      add column "publishWithoutPictures" boolean not null default false,
      add column "changeStock" boolean not null default false,
      add column "keptDrafts" integer not null default 0,
      add column "keptStocks" integer not null default 0`)
    await knex.raw(`alter table market_import_items add column kept jsonb not null default '[]'`)
  },
  async down(knex) {
    await knex.raw('alter table market_import_items drop column kept')
    await knex.raw(`alter table market_imports
      drop column "publishWithoutPictures", drop column "changeStock",
      drop column "keptDrafts", drop column "keptStocks"`)
  },
}
