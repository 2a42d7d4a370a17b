import type { Account } from '@mainstreet/shared/contracts/account'
import type { AnnouncedEvent } from '@mainstreet/shared/contracts/site/site'
import { calendarQueries, overAt } from '@mainstreet/shared/rules/time/calendar'
import type { Row } from '@mainstreet/shared/services'
import type { Knex } from 'knex'
import { dayMs } from '@mainstreet/shared/rules/time/durations'
import type { Application } from '../../declarations'
import { publicRows } from './public-rows'

/** Those that are over by the clock of the account are left out. */
const limit = 20

/** The statement that finds an account's next events with a date, and those of yesterday, whose day may not be over in its zone. */
export const eventsToCome = (app: Application, customerId: number): Knex.QueryBuilder => {
  const { upcoming } = calendarQueries(new Date(Date.now() - dayMs), 'UTC')
  const query = { ...upcoming, startsAt: { $ne: null }, cancelled: false }
  return publicRows(app, 'events', { customerId, limit, query })
}

/** What a business with events announces on its home page: what is over soonest, so that nothing that lasts for months hides a concert. */
export const nextEvent = (
  { roles, timezone }: Pick<Account, 'roles' | 'timezone'>,
  rows: readonly Row<'events'>[],
  now: Date,
): AnnouncedEvent | null => {
  if (!roles.includes('Events')) return null
  const ends = rows
    .map((row) => ({ row, end: overAt(row, timezone) ?? 0 }))
    .filter(({ end }) => end > now.getTime())
    .sort((a, b) => a.end - b.end)
  if (!ends[0]) return null
  const { id, name, startsAt, endsAt, allDay, location, image, lang } = ends[0].row
  return { id, name, startsAt, endsAt, allDay, location, image, lang }
}
