import { money, orderName, type Check } from './check'

const sumOf = (name: string, { list, cents, as }: { list: string; cents: string; as: string }) => `
  select ${orderName('o')} as subject, ${money('s.cents')} as expected, ${money(`o.${as}`)} as found
  from account_orders o
  cross join lateral (select coalesce(sum(${cents}), 0) as cents from jsonb_array_elements(o.${list}) ${name}) s
  where o."customerId" = :customerId and s.cents <> o.${as}`

/** Subtotal less the code, shipping and tax make the total. */
export const orderTotal: Check = {
  kind: 'order-total',
  sql: `select ${orderName('o')} as subject, ${money('o.subtotal - o.discount + o.shipping + o.tax')} as expected,
      ${money('o.total')} as found
    from account_orders o
    where o."customerId" = :customerId and o.total <> o.subtotal - o.discount + o.shipping + o.tax`,
}

/** Prices times quantities make the subtotal. */
export const orderLines: Check = {
  kind: 'order-lines',
  sql: sumOf('line', {
    list: 'lines',
    cents: `(line ->> 'unitPrice')::bigint * (line ->> 'quantity')::int`,
    as: 'subtotal',
  }),
}

/** What the code takes off the lines makes the discount. */
export const orderDiscount: Check = {
  kind: 'order-discount',
  sql: sumOf('line', { list: 'lines', cents: `coalesce((line ->> 'discount')::bigint, 0)`, as: 'discount' }),
}

/** A code counts the orders that hold it. */
export const codeUses: Check = {
  kind: 'code-uses',
  sql: `select 'code ' || c.code as subject, count(o.id)::text as expected, c.used::text as found
    from discount_codes c left join account_orders o on o."discountCodeId" = c.id
    where c."customerId" = :customerId group by c.id having count(o.id) <> c.used`,
}

/** The taxes of the receipt make the tax. */
export const orderTaxes: Check = {
  kind: 'order-taxes',
  sql: sumOf('line', { list: '"taxLines"', cents: `(line ->> 'cents')::bigint`, as: 'tax' }),
}
