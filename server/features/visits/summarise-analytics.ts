import { localTime } from '@mainstreet/shared/rules/time/local-time'
import { routes } from '@mainstreet/shared/routes'
import { analyticsSummaryOperation, type AnalyticsSummary } from '@mainstreet/shared/contracts/site/visits'
import type { Knex } from 'knex'
import { dayMs } from '@mainstreet/shared/rules/time/durations'
import { operationService } from '../../kit/service/define-service'
import { ownTenant } from '../../kit/service/caller/own-tenant'
import type { Rows } from '../../kit/database/rows'

interface Asked {
  customerId: number
  timezone: string
  /** YYYY-MM; the last 30 days without one. */
  month?: string
  now: Date
}

const best = 10

const isOf = (table: string) => `${table}."customerId" = :customerId`
const inDays = (table: string) => `${isOf(table)} and ${table}.day between :first and :last`
const inDaysBefore = (table: string) =>
  `${isOf(table)} and ${table}.day >= :firstBefore and ${table}.day < :first`

// Who came in a span is counted on the first of its days: no earlier day of that visitor lies within.
const figuresSql = (days: (table: string) => string, first: string) => `(
  select json_build_object('views', coalesce(sum(views), 0), 'visits', coalesce(sum(visits), 0), 'users', (
    select coalesce(sum(visitors), 0) from visit_returns
    where ${days('visit_returns')} and "previousDay" < ${first}))
  from visit_days where ${days('visit_days')})`

const viewsPer = (unit: 'day' | 'month', format: string, [first, last]: [string, string]) => `(
  select coalesce(json_agg(
    json_build_object('${unit}', to_char(span, '${format}'), 'views', coalesce(views, 0)) order by span), '[]')
  from generate_series(cast(${first} as date)::timestamp, cast(${last} as date)::timestamp, interval '1 ${unit}') span
  left join (
    select date_trunc('${unit}', day::timestamp) as span, sum(views) as views
    from visit_days where ${isOf('visit_days')} and day between ${first} and ${last} group by 1
  ) counted using (span))`

const bestOf = (rows: string) =>
  `(select coalesce(json_agg(best), '[]') from (${rows} order by views desc, 1 limit ${best}) best)`

const itemPath = routes.item.replace(':id', '')

/** The title of a row whose page a path is. */
const titleFrom = (table: string, title: string, path: string) =>
  `(select ${title} from ${table} row where ${isOf('row')} and path = '${path.replace(/:\w+$/, '')}' || row.id)`

/** What pages beside those of items are called by their owner. */
const pageTitles = [
  titleFrom('market_categories', 'category', routes.category),
  titleFrom('automotive', `concat_ws(' ', year, make, model)`, routes.car),
].join(', ')

// One statement: all figures are of one moment.
const summary = `with seen as materialized (
    select path, sum(views) as views from visit_pages where ${inDays('visit_pages')} group by path
  ), came as (
    select host, sum(views) as views from visit_referrers where ${inDays('visit_referrers')} group by host
  ), items as (
    select id, title, views
    from seen join market_items item on ${isOf('item')} and path = '${itemPath}' || id
  )
  select
    ${figuresSql(inDays, ':first')} as sums,
    ${figuresSql(inDaysBefore, ':firstBefore')} as before,
    ${viewsPer('day', 'YYYY-MM-DD', [':first', ':last'])} as days,
    ${viewsPer('month', 'YYYY-MM', [':firstMonth', ':today'])} as months,
    ${bestOf(`select path as url, seen.views, coalesce(title, ${pageTitles}) as title from seen left join items on path = '${itemPath}' || id`)} as pages,
    ${bestOf('select id, title, views from items')} as items,
    ${bestOf('select host, views from came')} as referrers`

const plusDays = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10)

const monthsBefore = (date: string, months: number): string =>
  new Date(Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)) - 1 - months, 1))
    .toISOString()
    .slice(0, 10)

const earlierOf = (a: string, b: string) => (a < b ? a : b)

/** The days asked for, both counted: a month as far as it has come, or the last 30 days. */
const daysOf = (month: string | undefined, today: string) => {
  if (!month) return { first: plusDays(today, -29), last: today }
  const first = `${month}-01`
  return { first, last: earlierOf(plusDays(monthsBefore(first, -1), -1), today) }
}

/** As many days as there are from the first to the last, before them. */
const firstBefore = ({ first, last }: { first: string; last: string }): string => {
  const days = (Date.parse(last) - Date.parse(first)) / dayMs + 1
  return plusDays(first, -Math.max(days, 0))
}

type Figures = Omit<AnalyticsSummary, 'ok' | keyof AnalyticsSummary['before']> & {
  sums: AnalyticsSummary['before']
}

/** The figures of an account as of a moment. */
export const summariseVisits = async (
  knex: Knex,
  { customerId, timezone, month, now }: Asked,
): Promise<AnalyticsSummary> => {
  const today = localTime(now, timezone).date
  const days = daysOf(month, today)
  const { rows } = await knex.raw<Rows<Figures>>(summary, {
    customerId,
    ...days,
    firstBefore: firstBefore(days),
    firstMonth: monthsBefore(today, 11),
    today,
  })
  const { sums, ...others } = rows[0]!
  return { ok: true, ...sums, ...others }
}

/** The figures of the analytics screen, read from what is counted with each event. */
export const summariseAnalytics = operationService(
  analyticsSummaryOperation,
  (app) =>
    async ({ customerId, month }, call) => {
      const { timezone } = await ownTenant(app, customerId, call)
      return summariseVisits(app.get('database').knex, { customerId, timezone, month, now: new Date() })
    },
)
