import type { Knex } from 'knex'
import type { Migration } from '../server/kit/database/migrate'

const customer = '"customerId" integer not null references account (id) on delete cascade'
const count = (name: string) => `${name} integer not null default 0`

const tables = {
  // What was known of a visitor before the events that were recorded last stands beside what is known now.
  visit_visitors: `${customer}, "userId" text not null,
    "lastAt" timestamptz not null,
    "lastDay" date not null,
    "beforeAt" timestamptz,
    "beforeDay" date,
    primary key ("customerId", "userId")`,
  visit_days: `${customer}, day date not null, ${count('views')}, ${count('visits')},
    primary key ("customerId", day)`,
  // The day on which those visitors came before; '-infinity' of those who are new.
  visit_returns: `${customer}, day date not null, "previousDay" date not null, ${count('visitors')},
    primary key ("customerId", day, "previousDay")`,
  visit_pages: `${customer}, day date not null, path text not null, ${count('views')},
    primary key ("customerId", day, path)`,
  visit_referrers: `${customer}, day date not null, host text not null, ${count('views')},
    primary key ("customerId", day, host)`,
}

// Cut, so that no address is too long for an index.
const functions = {
  'visit_path(url text)': `select left(regexp_replace(
    regexp_replace(url, '^([a-z][a-z0-9+.-]*:)?//[^/?#]*|[?#].*$', '', 'gi'), '^/*', '/'), 500)`,
  'visit_host(address text)': `select left(lower(
    (regexp_match(address, '^[a-z][a-z0-9+.-]*://(?:[^/?#@]*@)?(\\[[^]/?#]*\\]|[^/?#:]+)', 'i'))[1]), 253)`,
}

const marked = `create temporary table marked on commit drop as
  with dated as (
    select event.*, account.str_domain, (event."createdAt" at time zone account.timezone)::date as day
    from profile_analytics event join account on account.id = event."customerId"
  )
  select "customerId", "userId", "createdAt", day, "eventType" = 'pageView' as "isView", url, referrer, str_domain,
    coalesce("createdAt" - lag("createdAt") over visitor > interval '20 minutes', true) as "isVisit",
    coalesce(max(day) over earlier, '-infinity') as "previousDay"
  from dated
  window visitor as (partition by "customerId", "userId" order by "createdAt", id),
    earlier as (visitor rows between unbounded preceding and 1 preceding)`

// In the order of days, as they will go on: what is read together lies together.
const sums = [
  `insert into visit_visitors ("customerId", "userId", "lastAt", "lastDay") select "customerId", "userId", max("createdAt"), max(day) from marked group by 1, 2`,
  `insert into visit_days select "customerId", day, count(*) filter (where "isView"), count(*) filter (where "isVisit")
    from marked group by 1, 2 order by 2, 1`,
  `insert into visit_returns select "customerId", day, "previousDay", count(*)
    from marked where "previousDay" < day group by 1, 2, 3 order by 2, 1`,
  `insert into visit_pages select "customerId", day, visit_path(url), count(*)
    from marked where "isView" group by 1, 2, 3 order by 2, 1`,
  `insert into visit_referrers select "customerId", day, visit_host(referrer) as host, count(*) from marked
    where "isView" and visit_host(referrer) not in (coalesce(visit_host(url), ''), str_domain) group by 1, 2, 3 order by 2, 1`,
]

/** Counts all events there are; the tables have to be empty. */
export const fillVisitRollUps = async (knex: Knex): Promise<void> => {
  for (const statement of [marked, ...sums]) await knex.raw(statement)
}

/** What is counted of visits, kept beside the events: by day, page, referring host, and who came back after how long. */
export const visitRollUps: Migration = {
  name: '20260101000971-visit-roll-ups',
  async up(knex) {
    for (const [name, body] of Object.entries(functions)) {
      const statement = `create function ${name} returns text language sql immutable parallel safe as $$${body}$$`
      // Knex would take a question mark for a value.
      await knex.raw(statement.replaceAll('?', '\\?'))
    }
    // Half-full pages: a row that is written again finds room beside itself, and no index changes.
    for (const [name, columns] of Object.entries(tables))
      await knex.raw(`create table ${name} (${columns}) with (fillfactor = 50)`)
    await fillVisitRollUps(knex)
  },
  async down(knex) {
    for (const name of Object.keys(tables).reverse()) await knex.raw(`drop table ${name}`)
    for (const name of Object.keys(functions)) await knex.raw(`drop function ${name}`)
  },
}
