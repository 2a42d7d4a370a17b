import type { Knex } from 'knex'

type Columns = Record<string, string>

const customerDay = { customerId: '"customerId"', day: 'day' }
const host = 'visit_host(referrer)'

interface Counted {
  keys: Columns
  counts: Columns
  from: string
  where?: string
}

/** Adds to the counts of a table; its rows are locked in the order of their keys. */
const adding = (table: string, { keys, counts, from, where = 'true' }: Counted) => {
  const names = (columns: Columns) => Object.keys(columns).map((name) => `"${name}"`)
  const places = names(keys).map((_, index) => index + 1)
  const sums = names(counts).map((name) => `${name} = ${table}.${name} + excluded.${name}`)
  return `insert into ${table} (${[...names(keys), ...names(counts)]})
    select ${[...Object.values(keys), ...Object.values(counts)]} from ${from} where ${where}
    group by ${places} order by ${places}
    on conflict (${names(keys)}) do update set ${sums}`
}

// Each event with its day on the account's clock and what it begins. The rows of a day are locked before all others of
// that day (`counted` needs them), so two servers never wait for each other.
const count = `with dated as (
    select event.*, account.str_domain, visitor."lastAt", visitor."lastDay",
      (event."createdAt" at time zone account.timezone)::date as day
    from profile_analytics event
    join account on account.id = event."customerId"
    join visit_visitors visitor using ("customerId", "userId")
    where event.id = any(:ids)
  ), marked as materialized (
    select *, "eventType" = 'pageView' as "isView",
      coalesce("createdAt" - lag("createdAt", 1, "lastAt") over visitor > interval '20 minutes', true) as "isVisit",
      coalesce(greatest(max(day) over earlier, "lastDay"), '-infinity') as "previousDay"
    from dated
    window visitor as (partition by "customerId", "userId" order by "createdAt", id),
      earlier as (visitor rows between unbounded preceding and 1 preceding)
  ), days as (
    ${adding('visit_days', {
      keys: customerDay,
      counts: { views: 'count(*) filter (where "isView")', visits: 'count(*) filter (where "isVisit")' },
      from: 'marked',
    })} returning 1
  ), counted as (
    select marked.* from marked, (select count(*) from days) locked
  ), returns as (
    ${adding('visit_returns', {
      keys: { ...customerDay, previousDay: '"previousDay"' },
      counts: { visitors: 'count(*)' },
      from: 'counted',
      where: '"previousDay" < day',
    })}
  ), pages as (
    ${adding('visit_pages', {
      keys: { ...customerDay, path: 'visit_path(url)' },
      counts: { views: 'count(*)' },
      from: 'counted',
      where: '"isView"',
    })}
  ), referrers as (
    ${adding('visit_referrers', {
      keys: { ...customerDay, host },
      counts: { views: 'count(*)' },
      from: 'counted',
      where: `"isView" and ${host} not in (coalesce(visit_host(url), ''), str_domain)`,
    })}
  )
  update visit_visitors visitor
  set "lastAt" = greatest(visitor."lastAt", latest.at), "lastDay" = greatest(visitor."lastDay", latest.day)
  from (select "customerId", "userId", max("createdAt") as at, max(day) as day from marked group by 1, 2) latest
  where visitor."customerId" = latest."customerId" and visitor."userId" = latest."userId"`

/** Counts new events whose visitors are known and locked: views and visits of their days, who came back after how long, pages, referring hosts. */
export const rollUp = async (trx: Knex.Transaction, ids: readonly number[]): Promise<void> => {
  await trx.raw(count, { ids: [...ids] })
}
