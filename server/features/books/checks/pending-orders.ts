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

/** Pieces wait hours for a buyer who has not confirmed, and days only for one who has; mails may leave some hours later. */
export const heldPieces: Check = {
  kind: 'order-held',
  sql: `select ${orderName('o')} as subject, 'confirmed, or kept for hours' as expected,
      'kept until ' || to_char(o."payBy" at time zone 'UTC', 'YYYY-MM-DD HH24:MI') || ' UTC' as found
    from account_orders o
    where o."customerId" = :customerId and o.status = 'pending' and o."confirmedAt" is null
      and o."payBy" > o."createdAt" + interval '1 day'`,
}
