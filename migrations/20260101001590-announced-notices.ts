import type { Migration } from '../server/kit/database/migrate'

/** Notices that stand in a bar above every page of their site. */
export const announcedNotices: Migration = {
  name: '20260101001590-announced-notices',
  async up(knex) {
    await knex.raw('alter table profile_notices add column announced boolean not null default false')
  },
  async down(knex) {
    await knex.raw('alter table profile_notices drop column announced')
  },
}
