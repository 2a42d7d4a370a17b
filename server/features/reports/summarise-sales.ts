import {
  maxSoldItems,
  maxSummaryDays,
  salesSummaryOperation,
  type SalesFigures,
  type SalesSummary,
} from '@mainstreet/shared/contracts/orders/reports'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import { cents, sumCents } from '@mainstreet/shared/rules/money/money'
import type { Knex } from 'knex'
import { dayMs } from '@mainstreet/shared/rules/time/durations'
import { invalid } from '../../kit/service/errors'
import { operationService } from '../../kit/service/define-service'
import { ownTenant } from '../../kit/service/caller/own-tenant'
import type { Rows } from '../../kit/database/rows'
import { cancelledOrders, salesMovements } from './sales-movements'

interface Asked {
  customerId: number
  timezone: string
  from: string
  to: string
  includeTest: boolean
}

type Read = Omit<SalesSummary, 'ok' | 'from' | 'to' | 'timezone' | 'totals'>

const midnightSql = (day: string) => `(${day})::timestamp at time zone :timezone`
const inPeriod = `at >= ${midnightSql(':from::date')} and at < ${midnightSql(':to::date + 1')}`
const counted = `(:includeTest or not test)`

// Sums leave as doubles, which hold every amount of cents that there can be.
const sumSql = (column: string, where: string) =>
  `coalesce(sum(${column}) filter (where ${where}), 0)::float8`
const soldSql = (column: string) => sumSql(column, 'not "isRefund"')
const refundedSql = (column: string) => sumSql(column, '"isRefund"')

const figures = `
  count(*) filter (where not "isRefund")::int as orders,
  ${soldSql('subtotal')} as items, ${soldSql('shipping')} as shipping, ${soldSql('tax')} as tax, ${soldSql('total')} as total,
  count(*) filter (where "isRefund")::int as refunds, ${refundedSql('subtotal')} as "refundedItems",
  ${refundedSql('shipping')} as "refundedShipping", ${refundedSql('tax')} as "refundedTax",
  ${refundedSql('total')} as refunded`

const piecesSql = `
  ${soldSql('quantity')} as pieces, ${refundedSql('quantity')} as returned,
  ${soldSql('total')} as charged, ${refundedSql('total')} as refunded`

/** All figures of a period in one statement, so that they are of one moment. */
const statement = `
  with moved as (
    select moved.*, to_char(at at time zone :timezone, 'YYYY-MM') as month
    from ${salesMovements} moved where ${inPeriod}
  ), months as (
    select month, ${figures} from moved where ${counted} group by month
  ), taxes as (
    select month, province, line ->> 'label' as label,
      ${soldSql(`(line ->> 'cents')::int`)} as charged, ${refundedSql(`(line ->> 'cents')::int`)} as refunded
    from moved cross join jsonb_array_elements("taxLines") line
    where ${counted} group by 1, 2, 3
  ), paid as (
    select way, "isRefund", total - "giftCards" as total, fees, untold from moved
    where ${counted} and (total > "giftCards" or "giftCards" = 0)
    union all
    select 'giftCard', "isRefund", "giftCards", 0, false from moved where ${counted} and "giftCards" > 0
  ), ways as (
    select way, count(*) filter (where not "isRefund")::int as orders,
      ${soldSql('total')} as charged, ${refundedSql('total')} as refunded,
      ${soldSql('fees')} as fees, (count(*) filter (where not "isRefund" and untold))::int as untold
    from paid group by way
  ), pieces as (
    select at, "isRefund", (part.line ->> 'itemId')::int as "itemId", (part.line ->> 'quantity')::int as quantity, was.line as sold,
      case when "isRefund" then (part.line ->> 'cents')::bigint
        else (part.line ->> 'unitPrice')::bigint * (part.line ->> 'quantity')::int
          - coalesce((part.line ->> 'discount')::bigint, 0) end as total,
      jsonb_array_length("taxLines") = 0 as "isUntaxed"
    from moved cross join jsonb_array_elements(lines) part(line) cross join lateral (
      select each as line from jsonb_array_elements(moved.sold) each
      where each ->> 'variationId' = part.line ->> 'variationId' limit 1
    ) was where ${counted}
  ), items as (
    select "itemId", (array_agg(sold ->> 'title' order by at desc))[1] as title, ${piecesSql}
    from pieces group by "itemId" order by charged desc, "itemId" limit ${maxSoldItems}
  ), categories as (
    select c.category, ${piecesSql}
    from pieces left join market_items i on i.id = pieces."itemId" and i."customerId" = :customerId
      left join market_categories c on c.id = i."categoryId" group by c.category
  ), untaxed as (
    select "isRefund", subtotal + shipping as total from moved
    where ${counted} and jsonb_array_length("taxLines") = 0
    union all
    select "isRefund", total from pieces where not "isUntaxed" and (sold ->> 'taxExempt')::boolean
  )
  select json_build_object(
    'months', (select coalesce(json_agg(months order by month), '[]') from months),
    'taxes', (select coalesce(json_agg(taxes order by month, province, label), '[]') from taxes),
    'untaxed', (
      select json_build_object('charged', ${soldSql('total')}, 'refunded', ${refundedSql('total')}) from untaxed
    ),
    'ways', (select coalesce(json_agg(ways order by charged desc, way), '[]') from ways),
    'items', (select coalesce(json_agg(items order by charged desc, "itemId"), '[]') from items),
    'categories', (select coalesce(json_agg(categories order by charged desc, category), '[]') from categories),
    'tests', (
      select json_build_object('orders', count(*), 'total', ${sumSql('total', 'true')})
      from moved where test and not "isRefund"
    ),
    'cancelled', (
      select json_build_object(
        'orders', count(*), 'total', ${sumSql('total', 'true')}, 'refunded', ${sumSql('refunded', 'true')}
      ) from ${cancelledOrders} cancelled where ${inPeriod} and ${counted}
    )
  ) as summary`

const noFigures: SalesFigures = {
  orders: 0,
  items: cents(0),
  shipping: cents(0),
  tax: cents(0),
  total: cents(0),
  refunds: 0,
  refundedItems: cents(0),
  refundedShipping: cents(0),
  refundedTax: cents(0),
  refunded: cents(0),
}

const totalsOf = (months: readonly SalesFigures[]): SalesFigures => {
  const names = Object.keys(noFigures) as (keyof SalesFigures)[]
  // Numbers of orders are summed by the same rule: whole numbers that must stay exact.
  const sums = names.map((name) => [name, sumCents(months.map((month) => cents(month[name])))])
  return Object.fromEntries(sums) as SalesFigures
}

/** The months from one day to another, YYYY-MM. */
const monthsOf = (from: string, to: string): string[] => {
  const months = []
  const at = new Date(`${from.slice(0, 7)}-01`)
  for (; at.toISOString().slice(0, 7) <= to.slice(0, 7); at.setUTCMonth(at.getUTCMonth() + 1))
    months.push(at.toISOString().slice(0, 7))
  return months
}

/** Sums up what an account sold from one day to another of its clock. */
const readSalesSummary = async (knex: Knex, asked: Asked): Promise<SalesSummary> => {
  const { rows } = await knex.raw<Rows<{ summary: Read }>>(statement, { ...asked })
  const { months: read, ...rest } = rows[0]!.summary
  const byMonth = new Map(read.map((month) => [month.month, month]))
  const { from, to, timezone } = asked
  const months = monthsOf(from, to).map((month) => byMonth.get(month) ?? { month, ...noFigures })
  return { ok: true, from, to, timezone, totals: totalsOf(months), months, ...rest }
}

const checkPeriod = (from: string, to: string) => {
  if (to < from) throw invalid({ to: refusal('not-before-from') })
  if (Date.parse(to) - Date.parse(from) > (maxSummaryDays - 1) * dayMs)
    throw invalid({ to: refusal('too-many-days', { max: maxSummaryDays }) })
}

/** What a business sold in a period, for its owner and for tax returns. */
export const summariseSales = operationService(
  salesSummaryOperation,
  (app) =>
    async ({ customerId, from, to, includeTest = false }, call) => {
      const { timezone } = await ownTenant(app, customerId, call)
      checkPeriod(from, to)
      return readSalesSummary(app.get('database').knex, { customerId, timezone, from, to, includeTest })
    },
)
