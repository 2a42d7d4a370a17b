import type { Migration } from '../server/kit/database/migrate'

const sold = (where: string) => `create index account_orders_sold on account_orders ("customerId", "paidAt")
  include (total, test) where ${where}`

/** Orders that were refunded count as sold when they were paid, and are given back when they were refunded. */
export const salesMovementsIndex: Migration = {
  name: '20260101001262-sales-movements-index',
  async up(knex) {
    await knex.raw('drop index account_orders_sold')
    await knex.raw(sold(`"paidAt" is not null`))
  },
  async down(knex) {
    await knex.raw('drop index account_orders_sold')
    await knex.raw(sold(`"paidAt" is not null and status not in ('refunded', 'cancelled')`))
  },
}
