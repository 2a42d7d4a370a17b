import type { Migration } from '../server/kit/database/migrate'

const columns = ['gstNumber', 'qstNumber', 'pstNumber']

/** Under which numbers a business collects taxes, for its receipts. */
export const taxNumbers: Migration = {
  name: '20260101001261-tax-numbers',
  async up(knex) {
    const added = columns.map((name) => `add column "${name}" text not null default ''`)
    await knex.raw(`alter table store_settings ${added.join(', ')}`)
  },
  async down(knex) {
    await knex.raw(`alter table store_settings ${columns.map((name) => `drop column "${name}"`).join(', ')}`)
  },
}
