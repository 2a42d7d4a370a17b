import type { Migration } from '../server/kit/database/migrate'

/** Dishes in an order of their owner's, with what is in them and until when they are sold out. */
export const menuRows: Migration = {
  name: '20260101001480-menu-rows',
  async up(knex) {
    await knex.raw(`alter table restaurant
      add column "order" integer not null default 0,
      add column diets jsonb not null default '[]',
      add column allergens jsonb not null default '[]',
      add column "soldOutUntil" timestamptz`)
    // Those that are there stand as they stood: in the order of their entry.
    await knex.raw(`update restaurant set "order" = least(placed.place, 10000) from (
        select id, row_number() over (partition by "customerId" order by id) as place from restaurant
      ) placed where placed.id = restaurant.id`)
  },
  down: (knex) =>
    knex.raw(`alter table restaurant
      drop column "order", drop column diets, drop column allergens, drop column "soldOutUntil"`),
}
