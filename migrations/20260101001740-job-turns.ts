import type { Migration } from '../server/kit/database/migrate'

/** When each job is due next, and who has its turn: one server of several. */
export const jobTurns: Migration = {
  name: '20260101001740-job-turns',
  async up(knex) {
    await knex.raw(`create table job_turns (name text primary key,
      "dueAt" timestamptz not null default now(), "leasedUntil" timestamptz, claim uuid)`)
  },
  async down(knex) {
    await knex.raw('drop table job_turns')
  },
}
