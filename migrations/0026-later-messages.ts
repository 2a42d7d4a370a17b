import type { Migration } from '../server/kit/database/migrate'

/** A message may be left for later. */
export const laterMessages: Migration = {
  name: '0026-later-messages',
  async up(knex) {
    await knex.raw('alter table contact_messages add "isLater" boolean not null default false')
  },
  async down(knex) {
    await knex.raw('alter table contact_messages drop "isLater"')
  },
}
