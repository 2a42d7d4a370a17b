import type { Migration } from '../server/kit/database/migrate'

/** In how many open days an order leaves, where its shop says so. */
export const leavesInDays: Migration = {
  name: '0035-leaves-in-days',
  async up(knex) {
    await knex.raw(
      'alter table store_settings add "leavesInDays" integer check ("leavesInDays" between 0 and 20)',
    )
  },
  async down(knex) {
    await knex.raw('alter table store_settings drop "leavesInDays"')
  },
}
