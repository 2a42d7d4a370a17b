import type { Knex } from 'knex'
import { isSale } from '../reports/sales-movements'

const days = 90

// Read once for a whole list: it names no column of the items.
const soldPieces = `(select jsonb_object_agg(item, pieces) from (
  select line ->> 'itemId' as item, sum((line ->> 'quantity')::int) as pieces
  from account_orders o cross join jsonb_array_elements(o.lines) line
  where o."customerId" = any(?::int[]) and o."paidAt" > now() - interval '${days} days' and not o.test and ${isSale}
  group by 1) sold)`

/** Puts those items first of which most pieces were sold of late. */
export const bestFirst = (items: Knex.QueryBuilder, accounts: readonly number[]): void => {
  items.orderByRaw(`coalesce((${soldPieces} ->> market_items.id::text)::int, 0) desc`, [[...accounts]])
}
