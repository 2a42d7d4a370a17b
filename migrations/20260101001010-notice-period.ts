import type { Migration } from '../server/kit/database/migrate'

/** The first and last day of a notice, and whether today is one of its days; whoever looks for those that change finds them by their days. */
export const noticePeriod: Migration = {
  name: '20260101001010-notice-period',
  async up(knex) {
    await knex.raw(`alter table profile_notices
      add column "visibleFrom" date,
      add column "visibleUntil" date,
      add column "inPeriod" boolean not null default true,
      add check ("visibleUntil" >= "visibleFrom")`)
    await knex.raw(`create index on profile_notices (id)
      where "visibleFrom" is not null or "visibleUntil" is not null`)
  },
  async down(knex) {
    await knex.raw(`alter table profile_notices
      drop column "visibleFrom", drop column "visibleUntil", drop column "inPeriod"`)
  },
}
