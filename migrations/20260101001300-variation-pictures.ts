import type { Migration } from '../server/kit/database/migrate'

/** A variation may have one of its item's pictures as its own; when the picture goes, it has none again. */
export const variationPictures: Migration = {
  name: '20260101001300-variation-pictures',
  async up(knex) {
    await knex.raw('alter table market_images add unique (id, "itemId")')
    await knex.raw(`alter table market_variations add column "imageId" integer,
      add foreign key ("imageId", "itemId") references market_images (id, "itemId") on delete set null ("imageId")`)
    await knex.raw(
      'create index market_variations_image on market_variations ("imageId") where "imageId" is not null',
    )
  },
  async down(knex) {
    await knex.raw('alter table market_variations drop column "imageId"')
    await knex.raw('alter table market_images drop constraint "market_images_id_itemId_key"')
  },
}
