import type { Migration } from '../server/kit/database/migrate'

const tables = ['events', 'funerals']

/** Entries of calendars are prepared before they are shown; what is there is public. */
export const draftsOfEntries: Migration = {
  name: '0013-drafts-of-entries',
  async up(knex) {
    for (const table of tables)
      await knex.raw(`alter table ${table} add column status text not null default 'public'`)
  },
  async down(knex) {
    for (const table of tables) await knex.raw(`alter table ${table} drop column status`)
  },
}
