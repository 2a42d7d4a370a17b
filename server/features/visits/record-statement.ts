type Columns = Readonly<Record<string, string>>

interface Added {
  keys: Columns
  counts: Columns
  from: string
  where?: string
}

/** Adds to the counts of a table; its rows are locked in the order of their keys. */
const addStatement = (table: string, { keys, counts, from, where = 'true' }: Added) => {
  const names = (columns: Columns) => Object.keys(columns).map((name) => `"${name}"`)
  const places = names(keys).map((_, index) => index + 1)
  const sums = names(counts).map((name) => `${name} = ${table}.${name} + excluded.${name}`)
  return `insert into ${table} (${[...names(keys), ...names(counts)]})
    select ${[...Object.values(keys), ...Object.values(counts)]} from ${from} where ${where}
    group by ${places} order by ${places}
    on conflict (${names(keys)}) do update set ${sums}`
}

const customerDay = { customerId: '"customerId"', day: 'day' }
const columns = '"customerId", "userId", url, referrer, "eventType", mobile, "createdAt"'
const dayOf = (moment: string) => `(${moment} at time zone timezone)::date`

/**
 * Stores events and counts them: one statement, since each of them would read again what the one before has found.
 * Each part takes its rows from what another part returns, never from a table that another process may have changed:
 * what a write returns is the row as it is now, locked.
 */
export const recordStatement = `with come as (
    select come.*, timezone from unnest(:accounts::int[], :visitors::text[], :urls::text[], :referrers::text[],
      :kinds::text[], :mobiles::boolean[], :moments::timestamptz[]) with ordinality as come (${columns}, place)
    join account on account.id = "customerId"

  -- Locked in one order by everybody, so that nobody waits for each other.
  ), visitors as (
    insert into visit_visitors as visitor ("customerId", "userId", "lastAt", "lastDay")
    select "customerId", "userId", max("createdAt"), max(${dayOf('"createdAt"')})
    from come group by 1, 2 order by 1, 2
    on conflict ("customerId", "userId") do update set
      "beforeAt" = visitor."lastAt", "beforeDay" = visitor."lastDay",
      "lastAt" = greatest(visitor."lastAt", excluded."lastAt"),
      "lastDay" = greatest(visitor."lastDay", excluded."lastDay")
    returning "customerId", "userId", "beforeAt", "beforeDay"

  -- Events are stored in the order in which they are counted: none before its visitor's last.
  ), stored as (
    insert into profile_analytics (${columns})
    select "customerId", "userId", url, referrer, "eventType", mobile, greatest("createdAt", "beforeAt")
    from come join visitors using ("customerId", "userId") order by place
    returning id, ${columns}

  -- A visit ends with a pause of more than 20 minutes.
  ), marked as materialized (
    select "customerId", "userId", day, url, "isView", "ownHost",
      case when "isView" then visit_host(referrer) end as host,
      case when "isView" then visit_host(url) end as "urlHost",
      coalesce("createdAt" - lag("createdAt", 1, "beforeAt") over visitor > interval '20 minutes', true) as "isVisit",
      coalesce(greatest(max(day) over earlier, "beforeDay"), '-infinity') as "previousDay"
    from (
      select stored.*, "beforeAt", "beforeDay", str_domain as "ownHost",
        ${dayOf('"createdAt"')} as day, "eventType" = 'pageView' as "isView"
      from stored join visitors using ("customerId", "userId") join account on account.id = "customerId"
    ) dated
    window visitor as (partition by "customerId", "userId" order by "createdAt", id),
      earlier as (visitor rows between unbounded preceding and 1 preceding)

  ), days as (
    ${addStatement('visit_days', {
      keys: customerDay,
      counts: { views: 'count(*) filter (where "isView")', visits: 'count(*) filter (where "isVisit")' },
      from: 'marked',
    })} returning 1

  -- The row of a day is locked before all others of that day, since these wait for it.
  ), counted as (
    select marked.* from marked, (select count(*) from days) locked
  ), returns as (
    ${addStatement('visit_returns', {
      keys: { ...customerDay, previousDay: '"previousDay"' },
      counts: { visitors: 'count(*)' },
      from: 'counted',
      where: '"previousDay" < day',
    })}
  ), pages as (
    ${addStatement('visit_pages', {
      keys: { ...customerDay, path: 'visit_path(url)' },
      counts: { views: 'count(*)' },
      from: 'counted',
      where: '"isView"',
    })}
  ), referrers as (
    ${addStatement('visit_referrers', {
      keys: { ...customerDay, host: 'host' },
      counts: { views: 'count(*)' },
      from: 'counted',
      where: `host not in (coalesce("urlHost", ''), "ownHost")`,
    })}
  )
  select * from stored order by id`
