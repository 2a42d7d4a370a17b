import { money, orderName, type Check } from './check'

/** What was put onto a card, paid with it and put back is what is left of it. */
export const cardBalance: Check = {
  kind: 'card-balance',
  sql: `select 'gift card ' || c.last4 || ' (id ' || c.id || ')' as subject, ${money('coalesce(sum(m.delta), 0)')} as expected,
      ${money('c.balance')} as found
    from gift_cards c left join gift_card_moves m on m."cardId" = c.id
    where c."customerId" = :customerId group by c.id having c.balance <> coalesce(sum(m.delta), 0)`,
}

/** What gift cards pay of an order has left them for it, but for what refunds have put back. */
export const cardPaid: Check = {
  kind: 'card-paid',
  sql: `select ${orderName('o')} as subject, ${money('o."giftCards" - r.cents')} as expected, ${money('m.cents')} as found
    from account_orders o
    cross join lateral (
      select coalesce(-sum(delta), 0) as cents from gift_card_moves where "orderId" = o.id
    ) m
    cross join lateral (
      select coalesce(sum(amount), 0) as cents from order_refunds
      where "orderId" = o.id and "giftCardId" is not null and "changeId" is null and status = 'succeeded'
    ) r
    where o."customerId" = :customerId and m.cents <> o."giftCards" - r.cents`,
}

/** A paid order has a card for each that it sold, and no other has one. */
export const cardSold: Check = {
  kind: 'card-sold',
  sql: `select ${orderName('o')} as subject, sold.pieces || ' gift cards' as expected, made.pieces || ' gift cards' as found
    from account_orders o
    cross join lateral (
      select case when o."paidAt" is null then 0
        else coalesce(sum((line ->> 'quantity')::int) filter (where (line ->> 'giftCard')::boolean), 0) end as pieces
      from jsonb_array_elements(o.lines) line
    ) sold
    cross join lateral (select count(*) as pieces from gift_cards where "orderId" = o.id) made
    where o."customerId" = :customerId and sold.pieces <> made.pieces`,
}
