import type { Migration } from '../server/kit/database/migrate'

/** Who writes to a business may say where to call. */
export const messagePhones: Migration = {
  name: '0006-message-phones',
  async up(knex) {
    await knex.raw(`alter table contact_messages add column phone text not null default ''`)
  },
  async down(knex) {
    await knex.raw('alter table contact_messages drop column phone')
  },
}
