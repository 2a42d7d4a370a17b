import { NotFound } from '@feathersjs/errors'
import type { AnalyticsEvent } from '@mainstreet/shared/contracts/site/visits'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import type { Knex } from 'knex'
import { recordStatement } from './record-statement'
import type { Rows } from '../../kit/database/rows'

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

/** Stores events and counts them, in the transaction given; answers them as stored, in their order. */
export const recordEvents = async (
  trx: Knex.Transaction,
  events: readonly NewEvent[],
): Promise<AnalyticsEvent[]> => {
  const { rows } = await trx.raw<Rows<NewEvent & { id: number }>>(recordStatement, columnsOf(events))
  if (rows.length < events.length) throw new NotFound(refusal('no-account'))
  return rows.map(({ createdAt, ...row }) => ({ ...row, createdAt: createdAt.toISOString() }))
}
