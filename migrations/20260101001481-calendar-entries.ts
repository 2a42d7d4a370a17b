import type { Migration } from '../server/kit/database/migrate'

const tables = ['events', 'funerals']
const common = ['endsAt', 'allDay', 'link', 'image', 'cancelled', 'uid', 'sequence', 'updatedAt']
const ofFunerals = ['bornOn', 'diedOn', 'visitationAt', 'visitationUntil', 'visitationPlace']

const dropped = (names: readonly string[]) => names.map((name) => `drop column "${name}"`).join(', ')

/** What an event or a funeral says of itself, and what calendars need to follow it. */
export const calendarEntries: Migration = {
  name: '20260101001481-calendar-entries',
  async up(knex) {
    for (const table of tables)
      await knex.raw(`alter table ${table}
        add column "endsAt" timestamptz,
        add column "allDay" boolean not null default false,
        add column link text not null default '',
        add column image text not null default '',
        add column cancelled boolean not null default false,
        add column uid text not null default gen_random_uuid()::text,
        add column sequence integer not null default 0,
        add column "updatedAt" timestamptz not null default now()`)
    await knex.raw(`alter table funerals
      add column "bornOn" date,
      add column "diedOn" date,
      add column "visitationAt" timestamptz,
      add column "visitationUntil" timestamptz,
      add column "visitationPlace" text not null default ''`)
  },
  async down(knex) {
    await knex.raw(`alter table funerals ${dropped([...common, ...ofFunerals])}`)
    await knex.raw(`alter table events ${dropped(common)}`)
  },
}
