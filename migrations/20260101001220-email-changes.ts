import type { Migration } from '../server/kit/database/migrate'

/** Addresses that users want to sign in with, each until its mailed link is opened; tokens are stored hashed. */
export const emailChanges: Migration = {
  name: '20260101001220-email-changes',
  async up(knex) {
    await knex.raw(`create table email_changes (
      hash text primary key,
      "userId" integer not null references users (id) on delete cascade,
      email text not null check (email = lower(email)),
      "expiresAt" timestamptz not null,
      "usedAt" timestamptz
    )`)
    await knex.raw('create index on email_changes ("userId")')
  },
  async down(knex) {
    await knex.schema.dropTable('email_changes')
  },
}
