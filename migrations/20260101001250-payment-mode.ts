import type { Migration } from '../server/kit/database/migrate'

/** Whether a payment moves real money: it is settled with the keys of the mode in which it was made. */
export const paymentMode: Migration = {
  name: '20260101001250-payment-mode',
  async up(knex) {
    await knex.raw('alter table order_payments add column live boolean not null default false')
  },
  async down(knex) {
    await knex.raw('alter table order_payments drop column live')
  },
}
