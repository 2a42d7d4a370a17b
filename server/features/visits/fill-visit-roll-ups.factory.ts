import type { Knex } from 'knex'

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
