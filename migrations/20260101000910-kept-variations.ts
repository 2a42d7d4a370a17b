import type { Migration } from '../server/kit/database/migrate'

/** Visitors find an item only while it has a variation: this answers whether it does without reading one. */
export const keptVariations: Migration = {
  name: '20260101000910-kept-variations',
  async up(knex) {
    await knex.raw(
      'create index market_variations_kept on market_variations ("customerId", "itemId") where not removed',
    )
  },
  async down(knex) {
    await knex.raw('drop index market_variations_kept')
  },
}
