import type { Migration } from '../server/kit/database/migrate'

/** The language in which a user reads the back office; null follows the browser. */
export const userLanguage: Migration = {
  name: '20260101000950-user-language',
  async up(knex) {
    await knex.raw(`alter table users add column language text check (language in ('en', 'fr'))`)
  },
  async down(knex) {
    await knex.raw('alter table users drop column language')
  },
}
