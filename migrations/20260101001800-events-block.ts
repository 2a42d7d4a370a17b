import type { Migration } from '../server/kit/database/migrate'

/** Home pages have a part for the next event, before what is new. */
export const eventsBlock: Migration = {
  name: '20260101001800-events-block',
  async up(knex) {
    await knex.raw(`insert into profile_blocks ("customerId", block, title, show, "order")
      select "customerId", 'events', 'Coming up', true,
        coalesce(min("order") filter (where block = 'notices'), max("order") + 1)
      from profile_blocks group by "customerId"`)
    await knex.raw(`update profile_blocks later set "order" = later."order" + 1 from profile_blocks added
      where added.block = 'events' and later.block <> 'events'
        and later."customerId" = added."customerId" and later."order" >= added."order"`)
  },
  async down(knex) {
    await knex('profile_blocks').where({ block: 'events' }).delete()
  },
}
