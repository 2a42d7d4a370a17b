import type { SpecialHours } from '@mainstreet/shared/rules/time/hours'
import { dateAfter } from '@mainstreet/shared/rules/time/openings'
import { today, type Moment } from '@mainstreet/shared/rules/money/price'
import type { Knex } from 'knex'
import type { Application } from '../../declarations'
import { publicRows } from './public-rows'

/** As far ahead as visitors are told. */
const shownDays = 60

/** Last night may not be over; a day more where the account's zone is behind. */
const firstDate = () => dateAfter(today(new Date(), 'UTC'), -2)

/** The statement that finds the dates that have hours of their own and are not over, soonest first. */
export const specialHours = (app: Application, customerId: number): Knex.QueryBuilder => {
  return publicRows(app, 'profile-special-hours', {
    customerId,
    query: { date: { $gte: firstDate() }, $sort: { date: 1 } },
  })
}

/** The statement that finds the time off that is not over, soonest first. */
export const timeOff = (app: Application, customerId: number): Knex.QueryBuilder => {
  return publicRows(app, 'profile-time-off', {
    customerId,
    query: { endsOn: { $gte: firstDate() }, $sort: { startsOn: 1 } },
  })
}

/** Those that visitors are told of: from today on. */
export const shownDates = (rows: readonly SpecialHours[], { now, timezone }: Moment): SpecialHours[] => {
  const first = today(now, timezone)
  return rows.filter(({ date }) => date >= first && date <= dateAfter(first, shownDays))
}
