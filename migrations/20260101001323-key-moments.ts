import type { Migration } from '../server/kit/database/migrate'

/** Since when an account has the secret keys it has, where they took the place of others. */
export const keyMoments: Migration = {
  name: '20260101001323-key-moments',
  async up(knex) {
    await knex.raw(`alter table store_settings
      add column "stripeSecretKeySince" timestamptz, add column "stripeTestSecretKeySince" timestamptz`)
  },
  async down(knex) {
    await knex.raw(
      'alter table store_settings drop column "stripeSecretKeySince", drop column "stripeTestSecretKeySince"',
    )
  },
}
