import type { Migration } from '../server/kit/database/migrate'

/**
 * What works have to say to the other servers, until it is said. Unlogged: after a crash of the database every server
 * has lost its listener and takes nothing it remembers for sure, so the messages are not missed.
 */
export const serverMessages: Migration = {
  name: '20260101001720-server-messages',
  async up(knex) {
    await knex.raw(`create unlogged table server_messages (
      id bigint generated always as identity primary key, payload text not null)
      with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000)`)
  },
  async down(knex) {
    await knex.raw('drop table server_messages')
  },
}
