import type { Migration } from '../server/kit/database/migrate'

/** Orders that no card provider charged say with what they were paid. */
export const paidWith: Migration = {
  name: '0020-paid-with',
  async up(knex) {
    await knex.raw(`alter table account_orders add column "paidWith" text not null default ''
      check ("paidWith" in ('', 'cash', 'terminal', 'transfer', 'cheque'))`)
  },
  async down(knex) {
    await knex.raw('alter table account_orders drop column "paidWith"')
  },
}
