import { findBuyers, type ListedBuyer } from '@mainstreet/shared/contracts/orders/buyers'
import type { Input } from '@mainstreet/shared/services'
import type { Knex } from 'knex'
import type { Rows } from '../../kit/database/rows'
import { ownTenant } from '../../kit/service/caller/own-tenant'
import { operationService } from '../../kit/service/define-service'
import { likePattern } from '../../kit/text/like-pattern'

const usualLimit = 25

const sorts: Record<NonNullable<Input<'find-buyers'>['sort']>, string> = {
  latest: '"lastOrderAt" desc',
  most: 'total desc',
  often: 'orders desc',
  name: 'lower(name), lower(email)',
}

// An address in any case is one buyer, called as the last order has it.
const statement = (sort: keyof typeof sorts) => `with bought as (
    select lower(btrim(email)) as address,
      (array_agg(btrim(email) order by id desc))[1] as email,
      (array_agg(name order by id desc))[1] as name,
      (array_agg(phone order by id desc))[1] as phone,
      count(*)::int as orders,
      sum(total - refunded)::bigint as total,
      max("createdAt") as "lastOrderAt"
    from account_orders
    where "customerId" = :customerId and not unlisted and btrim(email) <> ''
    group by 1
  ), known as (
    select bought.email, bought.name, phone, orders, bought.total, "lastOrderAt",
      coalesce(note, '') as note, buyer_notes.id as "noteId", status as letters
    from bought
    left join buyer_notes on buyer_notes."customerId" = :customerId and lower(buyer_notes.email) = address
    left join subscribers on subscribers."customerId" = :customerId and lower(subscribers.email) = address
  ), found as (
    select * from known
    where (:like = '' or search_text(concat_ws(' ', name, email, phone, note)) like search_text(:like))
      and (not :subscribed or letters = 'subscribed')
  )
  select (select count(*)::int from found) as count, coalesce(json_agg(row_to_json(page)), '[]') as buyers
  from (select * from found order by ${sorts[sort]}, lower(email) limit :limit offset :skip) page`

/** Lists an account's buyers with what they have bought, what is noted of them, and whether they get letters. */
const listBuyers = async (
  db: Knex,
  { customerId, search = '', sort = 'latest', subscribed = false, ...page }: Input<'find-buyers'>,
) => {
  const { rows } = await db.raw<Rows<{ count: number; buyers: ListedBuyer[] }>>(statement(sort), {
    customerId,
    subscribed,
    like: search.trim() && likePattern(search.trim()),
    limit: page.$limit ?? usualLimit,
    skip: page.$skip ?? 0,
  })
  const [{ count, buyers }] = rows as [{ count: number; buyers: ListedBuyer[] }]
  return { total: count, buyers }
}

/** Lists who has bought from an account. */
export const findBuyersOperation = operationService(findBuyers, (app) => async (asked, call) => {
  await ownTenant(app, asked.customerId, call)
  return { ok: true as const, ...(await listBuyers(app.get('database').knex, asked)) }
})
