import type { Migration } from '../server/kit/database/migrate'

/** A funeral has often two times of visitation or more, each with its place. */
export const moreVisitations: Migration = {
  name: '0015-more-visitations',
  async up(knex) {
    await knex.raw(`alter table funerals add column "moreVisitations" jsonb not null default '[]'`)
  },
  async down(knex) {
    await knex.raw('alter table funerals drop column "moreVisitations"')
  },
}
