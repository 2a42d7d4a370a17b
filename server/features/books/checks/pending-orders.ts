import { orderName, type Check } from './check'

/** Nobody is left without an answer for longer than the sweeper and the buyer's bank may take, or than the shop waits for its money. */
export const pendingOrders: Check = {
  kind: 'order-pending',
  sql: `select ${orderName('o')} as subject, 'paid, failed or cancelled' as expected,
      'pending since ' || to_char(o."createdAt" at time zone 'UTC', 'YYYY-MM-DD HH24:MI') || ' UTC' as found
    from account_orders o
    left join order_payments p on p."orderId" = o.id
    where o."customerId" = :customerId and o.status = 'pending'
      and coalesce(o."payBy", o."createdAt") < now() - case when p."clientSecret" is null then interval '5 minutes' else interval '20 minutes' end`,
}
