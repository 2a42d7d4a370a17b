import type { Migration } from '../server/kit/database/migrate'

/**
 * Messages take their numbers from a sequence of their own, which is logged. The one of an unlogged table is unlogged
 * too, and on a standby that was promoted it cannot be read, nor restarted: every write failed from then on.
 */
export const messageNumbers: Migration = {
  name: '0002-message-numbers',
  async up(knex) {
    await knex.raw('create sequence server_message_numbers')
    // Numbers below the last are told before it: who updates without a pause has some waiting.
    await knex.raw(
      `select setval('server_message_numbers', (select coalesce(max(id), 0) + 1 from server_messages))`,
    )
    await knex.raw('alter table server_messages alter id drop identity')
    await knex.raw(`alter table server_messages alter id set default nextval('server_message_numbers')`)
  },
  async down(knex) {
    await knex.raw('alter table server_messages alter id drop default')
    await knex.raw('drop sequence server_message_numbers')
    await knex.raw('alter table server_messages alter id add generated always as identity')
  },
}
