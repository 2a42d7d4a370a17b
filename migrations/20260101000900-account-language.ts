import type { Migration } from '../server/kit/database/migrate'

/** The language of a business: that of its pages for whoever asks for none. */
export const accountLanguage: Migration = {
  name: '20260101000900-account-language',
  async up(knex) {
    await knex.raw(`alter table account
      add column language text not null default 'en' check (language in ('en', 'fr'))`)
  },
  async down(knex) {
    await knex.raw('alter table account drop column language')
  },
}
