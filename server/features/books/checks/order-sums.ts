import { money, orderName, type Check } from './check'

const sumOf = (name: string, { list, cents, as }: { list: string; cents: string; as: string }) => `
  select ${orderName('o')} as subject, ${money('s.cents')} as expected, ${money(`o.${as}`)} as found
  from account_orders o
  cross join lateral (select coalesce(sum(${cents}), 0) as cents from jsonb_array_elements(o.${list}) ${name}) s
  where o."customerId" = :customerId and s.cents <> o.${as}`

/** Subtotal, shipping and tax make the total. */
export const orderTotal: Check = {
  kind: 'order-total',
  sql: `select ${orderName('o')} as subject, ${money('o.subtotal + o.shipping + o.tax')} as expected,
      ${money('o.total')} as found
    from account_orders o
    where o."customerId" = :customerId and o.total <> o.subtotal + o.shipping + o.tax`,
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

/** The taxes of the receipt make the tax. */
export const orderTaxes: Check = {
  kind: 'order-taxes',
  sql: sumOf('line', { list: '"taxLines"', cents: `(line ->> 'cents')::bigint`, as: 'tax' }),
}
