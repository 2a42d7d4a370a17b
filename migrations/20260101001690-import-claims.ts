import type { Migration } from '../server/kit/database/migrate'

/** Who carries an import out holds it by a name of its own, as everything else that is worked on under a lease. */
export const importClaims: Migration = {
  name: '20260101001690-import-claims',
  async up(knex) {
    await knex.raw('alter table market_import_files add column claim uuid')
  },
  async down(knex) {
    await knex.raw('alter table market_import_files drop column claim')
  },
}
