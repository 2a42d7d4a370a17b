import type { Account } from '@mainstreet/shared/contracts/account'
import type { AnnouncedFuneral } from '@mainstreet/shared/contracts/site/site'
import type { Row } from '@mainstreet/shared/services'
import { today } from '@mainstreet/shared/rules/money/price'
import { calendarQueries, daysOf } from '@mainstreet/shared/rules/time/calendar'
import type { Knex } from 'knex'
import { dayMs } from '@mainstreet/shared/rules/time/durations'
import type { Application } from '../../declarations'
import { publicRows } from './public-rows'

const most = 4
/** Those of the last days are left out by the clock of the account. */
const limit = 20

/** The statement that finds an account's next funerals, and those of yesterday, whose day may not be over in its zone. */
export const funeralsToCome = (app: Application, customerId: number): Knex.QueryBuilder => {
  const { upcoming } = calendarQueries(new Date(Date.now() - dayMs), 'UTC')
  return publicRows(app, 'funerals', {
    customerId,
    limit,
    query: { ...upcoming, cancelled: false },
  })
}

/** The next funerals of a funeral home, as its home page announces them. */
export const announcedFunerals = (
  { roles, timezone }: Pick<Account, 'roles' | 'timezone'>,
  rows: readonly Row<'funerals'>[],
): AnnouncedFuneral[] => {
  if (!roles.includes('Funeral')) return []
  const now = today(new Date(), timezone)
  const next = rows.filter((row) => (daysOf(row, timezone)?.last ?? now) >= now).slice(0, most)
  return next.map(({ id, name, bornOn, diedOn, startsAt, location, image, alt }) => ({
    id,
    name,
    bornOn,
    diedOn,
    startsAt,
    location,
    image,
    alt,
  }))
}
