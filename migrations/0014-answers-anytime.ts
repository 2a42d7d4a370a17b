import type { Migration } from '../server/kit/database/migrate'

/** A business that is closed may answer its phone all the same. */
export const answersAnytime: Migration = {
  name: '0014-answers-anytime',
  async up(knex) {
    await knex.raw('alter table profile_options add column "answersAnytime" boolean not null default false')
  },
  async down(knex) {
    await knex.raw('alter table profile_options drop column "answersAnytime"')
  },
}
