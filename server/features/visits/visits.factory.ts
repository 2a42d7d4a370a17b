import type { Knex } from 'knex'
import { buildAnalyticsEvent } from './profile-analytics.factory'
import { recordEvents, type NewEvent } from './record-events'

/** What happened at a moment, in as many words as matter. */
export type Happening = Partial<Omit<NewEvent, 'createdAt'>> & { at: string | Date }

/** Records what visitors of an account did, at moments of the test's choice. */
export const happen = (knex: Knex, customerId: number, happenings: readonly Happening[]) => {
  const events = happenings.map(({ at, ...event }) => ({
    ...buildAnalyticsEvent(),
    customerId,
    ...event,
    createdAt: new Date(at),
  }))
  return knex.transaction((trx) => recordEvents(trx, events))
}
