import type { Account } from '@mainstreet/shared/contracts/account'
import type { ProfileSpecialHours } from '@mainstreet/shared/contracts/site/special-hours'
import { dateAfter } from '@mainstreet/shared/rules/time/openings'
import { today, type Moment } from '@mainstreet/shared/rules/money/price'
import type { Application } from '../../declarations'
import { publicRows } from './public-rows'

/** As far ahead as visitors are told. */
const shownDays = 60

/** The dates to come that have hours of their own, soonest first, and yesterday, whose night may not be over. */
export const readSpecialHours = (
  app: Application,
  { id, timezone }: Pick<Account, 'id' | 'timezone'>,
): Promise<ProfileSpecialHours[]> => {
  const yesterday = dateAfter(today(new Date(), timezone), -1)
  const where = { date: { $gte: yesterday }, $sort: { date: 1 } }
  return publicRows(app, 'profile-special-hours', { account: id, where })
}

/** Those that visitors are told of: from today on. */
export const shownDates = (
  rows: readonly ProfileSpecialHours[],
  { now, timezone }: Moment,
): ProfileSpecialHours[] => {
  const first = today(now, timezone)
  return rows.filter(({ date }) => date >= first && date <= dateAfter(first, shownDays))
}
