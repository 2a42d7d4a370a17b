import type { Migration } from '../server/kit/database/migrate'

/** Calls counted against limits, as rate-limiter-flexible counts them; unlogged, since a crash may forget them. */
export const rateLimits: Migration = {
  name: '20260101000940-rate-limits',
  async up(knex) {
    // Servers before this change made a table of that name themselves, with other columns.
    await knex.raw('drop table if exists rate_limits')
    await knex.raw(`create unlogged table rate_limits (
      key varchar(255) primary key, points integer not null default 0, expire bigint)`)
  },
  async down(knex) {
    await knex.raw('drop table rate_limits')
  },
}
