import type { Migration } from '../server/kit/database/migrate'

const listed = (unlisted: string) => `alter table account_orders drop column unlisted,
  add column unlisted boolean not null generated always as (${unlisted}) stored`

/** Buyers can pay a shop directly: their orders are listed, and hold their stock until the shop says that the money is there. */
export const paymentProvider: Migration = {
  name: '20260101001700-payment-provider',
  async up(knex) {
    await knex.raw(`alter table store_settings
      add column "manualPayments" boolean not null default false,
      add column "manualInstructions" text not null default '',
      add column "manualDays" integer not null default 7 check ("manualDays" between 1 and 60)`)
    await knex.raw('alter table account_orders add column "payBy" timestamptz')
    await knex.raw(listed(`status = 'failed' or status = 'pending' and "payBy" is null`))
    await knex.raw(`create index account_orders_pay_by on account_orders ("payBy") where status = 'pending'`)
  },
  async down(knex) {
    await knex.raw(listed(`status in ('pending', 'failed')`))
    await knex.raw('alter table account_orders drop column "payBy"')
    await knex.raw(`alter table store_settings drop column "manualPayments",
      drop column "manualInstructions", drop column "manualDays"`)
  },
}
