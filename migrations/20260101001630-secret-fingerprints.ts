import type { Migration } from '../server/kit/database/migrate'

/** By what a later start recognises the secrets that this database was used with; the secrets themselves are not here. */
export const secretFingerprints: Migration = {
  name: '20260101001630-secret-fingerprints',
  async up(knex) {
    await knex.raw('create table secret_fingerprints (name text primary key, fingerprint text not null)')
  },
  async down(knex) {
    await knex.schema.dropTable('secret_fingerprints')
  },
}
