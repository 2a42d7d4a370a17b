import { Forbidden, NotFound } from '@feathersjs/errors'
import { localTime } from '@mainstreet/shared/rules/local-time'
import { analyticsSummaryOperation, type AnalyticsSummary } from '@mainstreet/shared/contracts/profile'
import type { Knex } from 'knex'
import { accountsOf, visitor } from '../../kit/service/caller'
import { operationService } from '../../kit/service/feature'

interface Window {
  customerId: number
  timezone: string
  /** YYYY-MM-DD, both counted. */
  first: string
  last: string
}

const inWindow = `"customerId" = :customerId
  and "createdAt" >= cast(:first as date)::timestamp at time zone :timezone
  and "createdAt" < (cast(:last as date) + 1)::timestamp at time zone :timezone`

const totals = `select
    count(*) filter (where "eventType" = 'pageView')::int as views,
    count(*) filter (where paused is not false)::int as visits,
    count(distinct "userId")::int as users
  from (
    select "eventType", "userId", "createdAt" - lag("createdAt") over visitor > interval '20 minutes' as paused
    from profile_analytics where ${inWindow}
    window visitor as (partition by "userId" order by "createdAt", id)
  ) events`

/** Page views per day or month, also of those without any. */
const viewsPer = (unit: 'day' | 'month', format: string) => `select
    to_char(span, '${format}') as ${unit}, count(profile_analytics.id)::int as views
  from generate_series(cast(:first as date)::timestamp, cast(:last as date)::timestamp, interval '1 ${unit}') span
  left join profile_analytics on ${inWindow} and "eventType" = 'pageView'
    and date_trunc('${unit}', "createdAt" at time zone :timezone) = span
  group by span order by span`

const perDay = viewsPer('day', 'YYYY-MM-DD')
const perMonth = viewsPer('month', 'YYYY-MM')

const plusDays = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10)

const monthsBefore = (date: string, months: number): string =>
  new Date(Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)) - 1 - months, 1))
    .toISOString()
    .slice(0, 10)

const earlier = (a: string, b: string) => (a < b ? a : b)

/** The days asked for: a month as far as it has come, or the last 30 days. */
const daysOf = (month: string | undefined, today: string): Pick<Window, 'first' | 'last'> => {
  if (!month) return { first: plusDays(today, -29), last: today }
  const first = `${month}-01`
  return { first, last: earlier(plusDays(monthsBefore(first, -1), -1), today) }
}

/** Sums up an account's events as of a moment. */
export const summarise = async (
  knex: Knex,
  {
    customerId,
    timezone,
    month,
    now,
  }: Pick<Window, 'customerId' | 'timezone'> & { month?: string; now: Date },
): Promise<AnalyticsSummary> => {
  const today = localTime(now, timezone).date
  const days: Window = { customerId, timezone, ...daysOf(month, today) }
  const year: Window = { customerId, timezone, first: monthsBefore(today, 11), last: today }
  const [sums, daily, monthly] = await Promise.all([
    knex.raw(totals, { ...days }),
    knex.raw(perDay, { ...days }),
    knex.raw(perMonth, { ...year }),
  ])
  return { ok: true, ...sums.rows[0], days: daily.rows, months: monthly.rows }
}

/** The figures of the analytics screen: computed here, so that raw events never travel for them. */
export const summariseAnalytics = operationService(
  analyticsSummaryOperation,
  (app) =>
    async ({ customerId, month }, { caller = visitor }) => {
      const own = accountsOf(caller)
      if (own && !own.includes(customerId))
        throw new Forbidden('customerId names an account that is not yours.')
      const tenant = await app.get('tenants').byId(customerId)
      if (!tenant) throw new NotFound('There is no such account.')
      const { timezone } = tenant
      return summarise(app.get('database').knex, { customerId, timezone, month, now: new Date() })
    },
)
