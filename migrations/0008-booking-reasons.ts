import type { Migration } from '../server/kit/database/migrate'

const states = (knex: Parameters<Migration['up']>[0], names: readonly string[]) =>
  knex.raw(`alter table table_bookings drop constraint table_bookings_status_check,
    add constraint table_bookings_status_check check (status in (${names.map((name) => `'${name}'`).join(', ')}))`)

const before = ['asked', 'accepted', 'offered', 'full', 'cancelled']

/** A restaurant can call a table off, and says why. */
export const bookingReasons: Migration = {
  name: '0008-booking-reasons',
  async up(knex) {
    await states(knex, [...before, 'calledOff'])
    await knex.raw(`alter table table_bookings add column reason text not null default ''`)
  },
  async down(knex) {
    await knex.raw(`update table_bookings set status = 'full' where status = 'calledOff'`)
    await knex.raw('alter table table_bookings drop column reason')
    await states(knex, before)
  },
}
