import { money, orderName, type Check } from './check'

/** An address that a mail can go to. */
const addressed = `o.email ~ '^[^\\s@<>,;:"()[\\]]+@[^\\s@<>,;:"()[\\]]+$'`
/** Receipts as orders cause them, without those that a shop has sent again. */
const receipts = `select m."orderId", m.content from account_mails m
  where m."customerId" = :customerId and m.kind = 'receipt' and m."orderId" is not null and m."resentFrom" is null`

/** A buyer who paid in the checkout, or the shop directly, has a receipt queued in the same transaction. */
export const receiptMissing: Check = {
  kind: 'receipt-missing',
  sql: `select ${orderName('o')} as subject, 'a receipt' as expected, 'none' as found
    from account_orders o
    join order_payments p on p."orderId" = o.id
    where o."customerId" = :customerId and not o.unlisted and o."paidAt" is not null and ${addressed}
      and o.id not in (select "orderId" from (${receipts}) m)`,
}

/** No buyer gets a receipt twice, unless the shop sends it again. */
export const receiptDoubled: Check = {
  kind: 'receipt-doubled',
  sql: `select ${orderName('o')} as subject, '1 receipt' as expected, count(*) || ' receipts' as found
    from (${receipts}) m join account_orders o on o.id = m."orderId"
    group by o.id having count(*) > 1`,
}

/** The receipt names the total that was paid, or the corrected one where the order was changed; what its business was told of a change is none. */
export const receiptAmount: Check = {
  kind: 'receipt-amount',
  sql: `select ${orderName('o')} as subject, ${money('o.total')} as expected, part -> 'total' ->> 1 as found
    from (select distinct on (m."orderId") m."orderId", m.content from account_mails m
      where m."customerId" = :customerId and m.kind in ('receipt', 'changed-order') and m."orderId" is not null
        and m."resentFrom" is null and (m."dedupeKey" like 'change-paid:%') is not true
      order by m."orderId", m.kind = 'changed-order' desc, m.id desc) m
    join account_orders o on o.id = m."orderId"
    cross join lateral jsonb_array_elements(m.content -> 'parts') part
    where part ->> 'kind' = 'sums'
      and nullif(regexp_replace(part -> 'total' ->> 1, '[^0-9]', '', 'g'), '')::bigint is distinct from o.total`,
}
