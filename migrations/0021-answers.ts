import type { Migration } from '../server/kit/database/migrate'

/** Messages are answered inside, and keep what was answered. */
export const answers: Migration = {
  name: '0021-answers',
  async up(knex) {
    await knex.raw(`alter table contact_messages add column answers jsonb not null default '[]'`)
  },
  async down(knex) {
    await knex.raw('alter table contact_messages drop column answers')
  },
}
