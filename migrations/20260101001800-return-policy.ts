import type { Migration } from '../server/kit/database/migrate'

/** What a shop says of returns, in the languages of its texts. */
export const returnPolicy: Migration = {
  name: '20260101001800-return-policy',
  async up(knex) {
    await knex.raw(`alter table store_settings
      add column "returnPolicy" text not null default '' check (length("returnPolicy") <= 200),
      add column translations jsonb not null default '{}'`)
  },
  async down(knex) {
    await knex.raw('alter table store_settings drop column "returnPolicy", drop column translations')
  },
}
