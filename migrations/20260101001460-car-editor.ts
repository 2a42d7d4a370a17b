import type { Migration } from '../server/kit/database/migrate'

/** What the editor of cars needs: drafts, the kind of body, and the car that somebody asks about. */
export const carEditor: Migration = {
  name: '20260101001460-car-editor',
  async up(knex) {
    await knex.raw(`alter table automotive
      add column body text not null default '',
      add column status text not null default 'public' check (status in ('draft', 'public'))`)
    // Of a car that is gone the message keeps its words.
    await knex.raw(`alter table contact_messages
      add column "carId" integer references automotive (id) on delete set null`)
    await knex.raw('create index on contact_messages ("carId")')
  },
  async down(knex) {
    await knex.raw('alter table contact_messages drop column "carId"')
    await knex.raw('alter table automotive drop column body, drop column status')
  },
}
