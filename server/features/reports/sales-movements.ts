/** Whether an order `o` is a sale: it was paid, and not cancelled since. Test orders are for the caller to leave out. */
export const isSale = `o."paidAt" is not null and o."cancelledAt" is null and o.status not in ('cancelled', 'pending', 'failed')`

/** How an order `o` was paid, but for what gift cards have paid of it. */
const way = `case when o."paidWith" <> '' then o."paidWith" when o."payBy" is not null then 'direct'
  when exists (select from order_payments p where p."orderId" = o.id) then 'card' else 'byHand' end`

/**
 * The one rule of what counts as sold, as a table: a row for each order of `:customerId` at the moment it was paid, and
 * one for each of its refunds, unless it failed, at the moment it was made. Amounts are those of orders and refunds; `sold` are
 * the lines of the order in both; `giftCards` is what of the total is theirs.
 */
export const salesMovements = `(
  select o."paidAt" as at, false as "isRefund", o.test, o.province,
    o.subtotal - o.discount as subtotal, o.shipping, o.tax, o.total, o."taxLines", ${way} as way, o.lines, o.lines as sold,
    kept.fees, kept.untold, o."giftCards"
  from account_orders o cross join lateral (
    select sum(p.fee) as fees, coalesce(bool_or(p.fee is null), false) as untold
    from order_payments p where p."orderId" = o.id and p."paymentId" is not null
  ) kept
  where o."customerId" = :customerId and ${isSale}
  union all
  select r."createdAt", true, o.test, o.province, r.subtotal, r.shipping, r.tax, r.amount, r."taxLines",
    ${way}, r.lines, o.lines, 0, false, case when r."giftCardId" is null then 0 else r.amount end
  from order_refunds r join account_orders o on o.id = r."orderId"
  where r."customerId" = :customerId and r.status <> 'failed' and not r.unlisted and ${isSale}
)`

/** The orders that were paid and are no sales, because they were cancelled. */
export const cancelledOrders = `(
  select o."paidAt" as at, o.test, o.total, o.refunded from account_orders o
  where o."customerId" = :customerId and o."paidAt" is not null
    and (o."cancelledAt" is not null or o.status = 'cancelled')
)`
