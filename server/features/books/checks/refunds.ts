import { money, orderName, type Check } from './check'

/** What was given back is what the order says, and never more than it cost; a refunded order has all of it back. */
export const refundTotal: Check = {
  kind: 'refund-total',
  sql: `select ${orderName('o')} as subject,
      case when o.status = 'refunded' then ${money('o.total')} else ${money('o.refunded')} || ' of ' || ${money('o.total')} end as expected,
      ${money('r.aside')} || ', of which done ' || ${money('r.done')} as found
    from account_orders o
    cross join lateral (
      select coalesce(sum(amount) filter (where status <> 'failed'), 0) as aside,
        coalesce(sum(amount) filter (where status = 'succeeded'), 0) as done
      from order_refunds where "orderId" = o.id and "changeId" is null
    ) r
    where o."customerId" = :customerId
      and (r.aside <> o.refunded or r.aside > o.total or (o.status = 'refunded' and r.done <> o.total))`,
}

/** Money is given back of what was paid only. */
export const refundUnpaid: Check = {
  kind: 'refund-unpaid',
  sql: `select ${orderName('o')} as subject, '0.00' as expected, ${money('o.refunded')} as found
    from account_orders o
    where o."customerId" = :customerId and o.status = 'pending' and o.refunded > 0`,
}
