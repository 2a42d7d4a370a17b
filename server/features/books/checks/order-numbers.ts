import type { Check } from './check'

const orders = `account_orders o where o."customerId" = :customerId`

/** Numbers count 1001, 1002, … as far as the counter, each one order's. */
export const orderNumbers: Check = {
  kind: 'order-number',
  sql: `with ends as (
      select coalesce((select max(o."orderNumber") from ${orders}), 1000) as given,
        coalesce((select last from order_counters c where c."customerId" = :customerId), 1000) as counted
    ), numbers as (
      select o."orderNumber" as number, count(*) as orders from ${orders} and o."orderNumber" is not null group by 1
    )
    select 'number ' || n as subject, '1 order' as expected, coalesce(numbers.orders, 0) || ' orders' as found
    from ends cross join lateral generate_series(1001, greatest(given, counted)) n
    left join numbers on numbers.number = n
    where coalesce(numbers.orders, 0) <> 1
    union all
    select 'counter', given::text, counted::text from ends where counted < given`,
}
