import { NotFound } from '@feathersjs/errors'
import { analyticsContract, type AnalyticsEvent } from '@mainstreet/shared/contracts/profile'
import type { Knex } from 'knex'
import { rollUp } from './roll-up'

/** An event before it is stored; the moment is the server's. */
export type NewEvent = Omit<AnalyticsEvent, 'id' | 'createdAt'> & { createdAt: Date }

const columnsOf = (events: readonly NewEvent[]) => ({
  accounts: events.map(({ customerId }) => customerId),
  visitors: events.map(({ userId }) => userId),
  urls: events.map(({ url }) => url),
  referrers: events.map(({ referrer }) => referrer),
  kinds: events.map(({ eventType }) => eventType),
  mobiles: events.map(({ mobile }) => mobile),
  moments: events.map(({ createdAt }) => createdAt.toISOString()),
})

// In one order for all, so that nobody waits for each other. The write that changes nothing is what locks.
const lockVisitors = `insert into visit_visitors ("customerId", "userId")
  select distinct account.id, come."userId"
  from unnest(:accounts::int[], :visitors::text[]) as come ("customerId", "userId")
  join account on account.id = come."customerId"
  order by 1, 2
  on conflict ("customerId", "userId") do update set "userId" = excluded."userId"`

const fields = Object.keys(analyticsContract.record.properties).map((name) => `"${name}"`)

// What came at the same time is stored in the order in which it is counted: never before the visitor's last event.
const insert = `with come as (
    select * from unnest(:accounts::int[], :visitors::text[], :urls::text[], :referrers::text[], :kinds::text[],
      :mobiles::boolean[], :moments::timestamptz[])
      with ordinality as come ("customerId", "userId", url, referrer, "eventType", mobile, "createdAt", place)
  )
  insert into profile_analytics ("customerId", "userId", url, referrer, "eventType", mobile, "createdAt")
  select "customerId", "userId", url, referrer, "eventType", mobile, greatest("createdAt", "lastAt")
  from come join visit_visitors using ("customerId", "userId")
  order by place
  returning ${fields}`

type Stored = Omit<AnalyticsEvent, 'createdAt'> & { createdAt: Date }

/** Stores events and counts them, in the transaction given; answers them as stored, in their order. */
export const recordEvents = async (
  trx: Knex.Transaction,
  events: readonly NewEvent[],
): Promise<AnalyticsEvent[]> => {
  const columns = columnsOf(events)
  await trx.raw(lockVisitors, columns)
  const { rows }: { rows: Stored[] } = await trx.raw(insert, columns)
  if (rows.length < events.length) throw new NotFound('There is no such account.')
  await rollUp(
    trx,
    rows.map(({ id }) => id),
  )
  return rows
    .sort((a, b) => a.id - b.id)
    .map(({ createdAt, ...row }) => ({ ...row, createdAt: createdAt.toISOString() }))
}
