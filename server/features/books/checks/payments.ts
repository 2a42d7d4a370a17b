import { orderName, type Check } from './check'

/** Whoever claims a payment places its order in the same transaction. */
export const paymentOrder: Check = {
  kind: 'payment-order',
  sql: `select 'payment ' || p.id as subject, 'an order' as expected, 'none' as found
    from order_payments p
    where p."customerId" = :customerId and p."orderId" is null`,
}

/** A sold order that was paid by card, and not by gift cards alone, not to the shop directly, names its payment. */
export const paymentMissing: Check = {
  kind: 'payment-missing',
  sql: `select ${orderName('o')} as subject, 'a payment' as expected, 'none' as found
    from account_orders o
    join order_payments p on p."orderId" = o.id
    where o."customerId" = :customerId and not o.unlisted and o."payBy" is null and p."paymentId" is null and p.amount > 0`,
}
