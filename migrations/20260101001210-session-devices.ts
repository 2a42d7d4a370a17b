import type { Migration } from '../server/kit/database/migrate'

/** What each session was begun or last renewed with, so that its user recognises it. */
export const sessionDevices: Migration = {
  name: '20260101001210-session-devices',
  async up(knex) {
    await knex.raw(`alter table sessions add column "userAgent" text not null default ''`)
  },
  async down(knex) {
    await knex.raw('alter table sessions drop column "userAgent"')
  },
}
