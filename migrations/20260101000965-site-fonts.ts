import type { Migration } from '../server/kit/database/migrate'

/** The fonts of a site, by the preset that brings them; empty for those of its own preset. */
export const siteFonts: Migration = {
  name: '20260101000965-site-fonts',
  async up(knex) {
    await knex.raw(`alter table profile_styles add column "fontType" text not null default ''`)
  },
  async down(knex) {
    await knex.raw('alter table profile_styles drop column "fontType"')
  },
}
