import type { Migration } from '../server/kit/database/migrate'

/** What a funeral's page offers to mourners: a portrait in words too, condolences, and flowers from the home's shop. */
export const funeralNotices: Migration = {
  name: '20260101001770-funeral-notices',
  async up(knex) {
    await knex.raw(`alter table funerals
      add column alt text not null default '',
      add column "takesCondolences" boolean not null default true,
      add column "flowersCategoryId" integer,
      add foreign key ("flowersCategoryId", "customerId") references market_categories (id, "customerId")
        on delete set null ("flowersCategoryId"),
      add unique (id, "customerId")`)
    await knex.raw('create index on funerals ("flowersCategoryId", "customerId")')
  },
  async down(knex) {
    await knex.raw(`alter table funerals
      drop column alt,
      drop column "takesCondolences",
      drop column "flowersCategoryId",
      drop constraint "funerals_id_customerId_key"`)
  },
}
