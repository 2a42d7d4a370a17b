import type { Migration } from '../server/kit/database/migrate'

/** What providers keep of payments, in integer cents. */
export const paymentFees: Migration = {
  name: '0031-payment-fees',
  async up(knex) {
    await knex.raw(`
      alter table order_payments add fee integer check (fee >= 0);
      create index order_payments_without_fee on order_payments ("createdAt")
        where fee is null and "paymentId" is not null;
    `)
  },
  async down(knex) {
    await knex.raw(`
      drop index order_payments_without_fee;
      alter table order_payments drop fee;
    `)
  },
}
