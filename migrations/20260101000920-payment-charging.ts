import type { Migration } from '../server/kit/database/migrate'

/** Until when a payment's provider is being spoken with, so that a process that died in between is noticed. */
export const paymentCharging: Migration = {
  name: '20260101000920-payment-charging',
  async up(knex) {
    await knex.raw('alter table order_payments add column "chargingUntil" timestamptz')
  },
  async down(knex) {
    await knex.raw('alter table order_payments drop column "chargingUntil"')
  },
}
