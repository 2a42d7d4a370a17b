import type { Migration } from '../server/kit/database/migrate'

/** When somebody signed in last, which outlives the session that it made. */
export const lastSignIn: Migration = {
  name: '20260101001520-last-sign-in',
  async up(knex) {
    await knex.raw('alter table users add column "lastSignInAt" timestamptz')
    await knex.raw(`update users set "lastSignInAt" = made.latest
      from (select "userId", max("createdAt") as latest from sessions group by "userId") made
      where made."userId" = users.id`)
  },
  async down(knex) {
    await knex.raw('alter table users drop column "lastSignInAt"')
  },
}
