import { maxDaysAhead, type ProfileSpecialHours } from '@mainstreet/shared/contracts/site/special-hours'
import type { SpecialHours } from '@mainstreet/shared/rules/time/hours'
import { withTimeOff, type TimeOff } from '@mainstreet/shared/rules/time/time-off'
import { dateAfter } from '@mainstreet/shared/rules/time/openings'
import { today, type Moment } from '@mainstreet/shared/rules/money/price'
import type { Knex } from 'knex'
import type { Application } from '../../declarations'
import { publicRows } from './public-rows'

/** As far ahead as visitors are told. */
const shownDays = 60

/**
 * The statement that finds the dates to come that have hours of their own, soonest first, and yesterday, whose night may
 * not be over; a day more where the account's zone is behind.
 */
export const specialHours = (app: Application, customerId: number): Knex.QueryBuilder => {
  const dayBeforeYesterday = dateAfter(today(new Date(), 'UTC'), -2)
  return publicRows(app, 'profile-special-hours', {
    customerId,
    query: { date: { $gte: dayBeforeYesterday }, $sort: { date: 1 } },
  })
}

/** The statement that finds the time off that is not over, nights included. */
export const timeOff = (app: Application, customerId: number): Knex.QueryBuilder => {
  const dayBeforeYesterday = dateAfter(today(new Date(), 'UTC'), -2)
  return publicRows(app, 'profile-time-off', {
    customerId,
    query: { endsOn: { $gte: dayBeforeYesterday }, $sort: { startsOn: 1 } },
  })
}

/** The dates with other hours than those of the week, closed days of time off among them. */
export const otherDates = (
  special: readonly ProfileSpecialHours[],
  off: readonly TimeOff[],
  { now, timezone }: Moment,
): SpecialHours[] => {
  const first = today(now, timezone)
  return withTimeOff(special, off, [dateAfter(first, -2), dateAfter(first, maxDaysAhead)])
}

/** Those that visitors are told of: from today on. */
export const shownDates = (rows: readonly SpecialHours[], { now, timezone }: Moment): SpecialHours[] => {
  const first = today(now, timezone)
  return rows.filter(({ date }) => date >= first && date <= dateAfter(first, shownDays))
}
