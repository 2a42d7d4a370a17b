import type { Knex } from 'knex'

/** The events with these ids: the day of each on its account's clock, and what it begins. */
const marked = `with dated as (
    select event.*, account.str_domain, visitor."lastAt", visitor."lastDay",
      (event."createdAt" at time zone account.timezone)::date as day
    from profile_analytics event
    join account on account.id = event."customerId"
    join visit_visitors visitor using ("customerId", "userId")
    where event.id = any(:ids)
  ), marked as (
    select *, "eventType" = 'pageView' as "isView",
      coalesce("createdAt" - lag("createdAt", 1, "lastAt") over visitor > interval '20 minutes', true) as "isVisit",
      coalesce(greatest(max(day) over earlier, "lastDay"), '-infinity') as "previousDay"
    from dated
    window visitor as (partition by "customerId", "userId" order by "createdAt", id),
      earlier as (visitor rows between unbounded preceding and 1 preceding)
  )`

const host = 'visit_host(referrer)'
const isElsewhere = `${host} not in (coalesce(visit_host(url), ''), str_domain)`

type Columns = Record<string, string>

/** Adds to the counts of a table; its rows are locked in the order of their keys. */
const adding = (
  table: string,
  { keys, counts, where = 'true' }: { keys: Columns; counts: Columns; where?: string },
) => {
  const names = (columns: Columns) => Object.keys(columns).map((name) => `"${name}"`)
  const places = names(keys).map((_, index) => index + 1)
  return `${marked}
    insert into ${table} (${[...names(keys), ...names(counts)]})
    select ${[...Object.values(keys), ...Object.values(counts)]} from marked where ${where}
    group by ${places} order by ${places}
    on conflict (${names(keys)}) do update set ${names(counts).map((name) => `${name} = ${table}.${name} + excluded.${name}`)}`
}

const customerDay = { customerId: '"customerId"', day: 'day' }

// In this order everywhere, so that two servers never wait for each other.
const statements = [
  adding('visit_days', {
    keys: customerDay,
    counts: { views: 'count(*) filter (where "isView")', visits: 'count(*) filter (where "isVisit")' },
  }),
  adding('visit_returns', {
    keys: { ...customerDay, previousDay: '"previousDay"' },
    counts: { visitors: 'count(*)' },
    where: '"previousDay" < day',
  }),
  adding('visit_pages', {
    keys: { ...customerDay, path: 'visit_path(url)' },
    counts: { views: 'count(*)' },
    where: '"isView"',
  }),
  adding('visit_referrers', {
    keys: { ...customerDay, host },
    counts: { views: 'count(*)' },
    where: `"isView" and ${isElsewhere}`,
  }),
  `${marked}
    update visit_visitors visitor
    set "lastAt" = greatest(visitor."lastAt", latest.at), "lastDay" = greatest(visitor."lastDay", latest.day)
    from (select "customerId", "userId", max("createdAt") as at, max(day) as day from marked group by 1, 2) latest
    where visitor."customerId" = latest."customerId" and visitor."userId" = latest."userId"`,
]

/** Counts new events whose visitors are known and locked: views and visits of their days, who came back after how long, pages, referring hosts. */
export const rollUp = async (trx: Knex.Transaction, ids: readonly number[]): Promise<void> => {
  for (const statement of statements) await trx.raw(statement, { ids: [...ids] })
}
