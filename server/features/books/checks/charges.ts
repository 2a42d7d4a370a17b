import { money, orderName, type Check } from './check'

const charged = `charges as (
    select * from jsonb_to_recordset(cast(:charges as jsonb))
      as c ("paymentId" text, "orderId" integer, "amountCents" integer, "refundedCents" integer)
  ), own as (
    select p.id, p."orderId", p."paymentId", p.amount from order_payments p
    where p."customerId" = :customerId and p.provider = :provider and p.live = :live and p."orderId" is not null
      and p."createdAt" >= cast(:since as timestamptz)
  )`
const orderOf = `(o.id = c."orderId" or o.id = (select own."orderId" from own where own."paymentId" = c."paymentId"))`

/** What the changes of an order have given back of its payments by card. */
const givenBack = `(select coalesce(sum(r.amount), 0) from order_refunds r
  where r."orderId" = o.id and r."changeId" is not null and r."giftCardId" is null and r.status = 'succeeded')`
const due = `o.total - o."giftCards" + ${givenBack}`

/** Every charge that was not given back belongs to a sold order, or to one that is just being settled. */
export const chargeOrder: Check = {
  kind: 'charge-order',
  sql: `with ${charged}
    select 'charge ' || c."paymentId" as subject, 'a paid order' as expected,
      ${money('c."amountCents" - c."refundedCents"')} || ' for ' || coalesce(o.status::text, 'no') || ' order' as found
    from charges c
    left join account_orders o on o."customerId" = :customerId and ${orderOf}
    where c."amountCents" > c."refundedCents"
      and (o.id is null or (o.status = 'failed' and o.refunded = 0))`,
}

/** A sold order was charged to the cent what its gift cards have not paid, once but for what its changes cost more; what they gave back it no longer comes to. */
export const chargeAmount: Check = {
  kind: 'charge-amount',
  sql: `with ${charged}
    select ${orderName('o')} as subject, ${money(due)} as expected,
      ${money('sum(c."amountCents")')} || ' in ' || count(*) || case when count(*) = 1 then ' charge' else ' charges' end as found
    from charges c
    join account_orders o on o."customerId" = :customerId and ${orderOf}
    where not o.unlisted
    group by o.id having sum(c."amountCents") <> ${due}`,
}

/** The provider knows the charge of every order that was sold before it was asked. */
export const chargeMissing: Check = {
  kind: 'charge-missing',
  sql: `with ${charged}
    select ${orderName('o')} as subject, ${money('o.total - o."giftCards"')} as expected, 'no charge' as found
    from own join account_orders o on o.id = own."orderId"
    where not o.unlisted and own.amount > 0 and o."paidAt" < cast(:listedAt as timestamptz)
      and not exists (select from charges c where c."paymentId" = own."paymentId")`,
}

/** The provider has given back what we say, but for what is on its way. */
export const chargeRefunded: Check = {
  kind: 'charge-refunded',
  sql: `with ${charged}
    select ${orderName('o')} as subject, ${money('r.done')} as expected, ${money('c."refundedCents"')} as found
    from charges c
    join own on own."paymentId" = c."paymentId"
    join account_orders o on o.id = own."orderId"
    cross join lateral (
      select coalesce(sum(amount) filter (where status = 'succeeded'), 0) as done,
        coalesce(sum(amount) filter (where status = 'pending'), 0) as pending
      from order_refunds where "orderPaymentId" = own.id
    ) r
    where c."refundedCents" not between r.done and r.done + r.pending`,
}
