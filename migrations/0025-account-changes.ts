import type { Migration } from '../server/kit/database/migrate'

/** The log of what staff change is that of everybody: who that was then, also a program, is named. */
export const accountChanges: Migration = {
  name: '0025-account-changes',
  async up(knex) {
    await knex.raw('alter table staff_changes rename to account_changes')
    await knex.raw('alter table account_changes alter "userId" drop not null')
    await knex.raw(`alter table account_changes add role text not null default 'staff'
      check (role in ('staff', 'owner', 'orders', 'content', 'integrator'))`)
  },
  async down(knex) {
    await knex.raw(`delete from account_changes where role <> 'staff'`)
    await knex.raw('alter table account_changes drop role')
    await knex.raw('alter table account_changes alter "userId" set not null')
    await knex.raw('alter table account_changes rename to staff_changes')
  },
}
