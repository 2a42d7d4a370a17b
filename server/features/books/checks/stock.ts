import type { Check } from './check'

/** What was there first, plus what came, less what went, is what is there, and never less than nothing. */
export const stockCount: Check = {
  kind: 'stock-count',
  sql: `select 'variation ' || v.id as subject, coalesce(m.pieces, 0)::text as expected, v.stock::text as found
    from market_variations v
    left join (
      select m."variationId", sum(m.delta) as pieces
      from stock_moves m join market_variations own on own.id = m."variationId"
      where own."customerId" = :customerId group by 1
    ) m on m."variationId" = v.id
    where v."customerId" = :customerId and (v.stock <> coalesce(m.pieces, 0) or v.stock < 0)`,
}

/** Every order holds the pieces that were taken for it and have not come back. */
export const stockSold: Check = {
  kind: 'stock-sold',
  sql: `with held as (
      select o.id as "orderId", t."variationId", sum(t.quantity) as pieces
      from account_orders o
      cross join lateral jsonb_to_recordset(o."stockTaken") as t ("variationId" integer, quantity integer)
      join market_variations v on v.id = t."variationId"
      where o."customerId" = :customerId group by 1, 2
    ), moved as (
      select m."orderId", m."variationId", -sum(m.delta) as pieces
      from stock_moves m join market_variations v on v.id = m."variationId"
      where v."customerId" = :customerId and m."orderId" is not null group by 1, 2
    )
    select 'order id ' || "orderId" || ', variation ' || "variationId" as subject,
      coalesce(held.pieces, 0)::text as expected, coalesce(moved.pieces, 0)::text as found
    from held full join moved using ("orderId", "variationId")
    where coalesce(held.pieces, 0) <> coalesce(moved.pieces, 0)`,
}

/** A save that says what stock it had read changes it by the difference, and undoes no sale. */
export const stockEdited: Check = {
  kind: 'stock-edited',
  sql: `select 'variation ' || v.id as subject, m.meant::text as expected, m.delta::text as found
    from stock_moves m join market_variations v on v.id = m."variationId"
    where v."customerId" = :customerId and m.meant <> m.delta and v.stock < 1000000`,
}
