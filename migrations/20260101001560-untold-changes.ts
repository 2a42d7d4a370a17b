import type { Migration } from '../server/kit/database/migrate'

/** Rows that no service shows are written down by how many they were, without an id; an account's log is read by person. */
export const untoldChanges: Migration = {
  name: '20260101001560-untold-changes',
  async up(knex) {
    await knex.raw('alter table staff_changes alter column "rowId" drop not null')
    await knex.raw('create index staff_changes_person on staff_changes ("customerId", "userId", id desc)')
  },
  async down(knex) {
    await knex.raw('drop index staff_changes_person')
    await knex.raw('delete from staff_changes where "rowId" is null')
    await knex.raw('alter table staff_changes alter column "rowId" set not null')
  },
}
