import { openStatuses, type Account } from '@mainstreet/shared/contracts/account'
import type { Notice } from '@mainstreet/shared/contracts/site/notices'
import { localTime } from '@mainstreet/shared/rules/time/local-time'
import { placeInPeriod } from '@mainstreet/shared/rules/site/notice-rules'
import type { Knex } from 'knex'
import { server } from '../../kit/service/caller/caller'
import type { Application } from '../../declarations'
import type { Work } from '../../kit/service/work'

const batch = 200

type Scheduled = Pick<Notice, 'id' | 'visibleFrom' | 'visibleUntil' | 'inPeriod'> & Pick<Account, 'timezone'>

/** No clock on Earth is more than a day away from UTC's: all other notices are as they have to be. */
const mayChangeSql = `("visibleFrom" is not null or "visibleUntil" is not null) and case when "inPeriod"
    then "visibleFrom" > :day::date - 1 or "visibleUntil" < :day::date + 1
    else ("visibleFrom" is null or "visibleFrom" <= :day::date + 1)
      and ("visibleUntil" is null or "visibleUntil" >= :day::date - 1) end`

const isDue = (notice: Scheduled, now: Date): boolean => {
  const today = localTime(now, notice.timezone).date
  return notice.inPeriod !== (placeInPeriod(notice, today) === 'within')
}

const findScheduled = (trx: Knex.Transaction) =>
  trx('profile_notices')
    .join('account', 'account.id', 'profile_notices.customerId')
    .whereIn('account.int_status_id', openStatuses)
    .select<Scheduled[]>('profile_notices.id', 'visibleFrom', 'visibleUntil', 'inPeriod', 'timezone')

const dueOf = (found: readonly Scheduled[], now: Date): number[] =>
  found.filter((notice) => isDue(notice, now)).map(({ id }) => id)

/** Those whose first day has come, or whose last day is over, locked; another process leaves them alone meanwhile. */
const lockDue = async ({ trx, now }: Work): Promise<number[]> => {
  const found = await findScheduled(trx).whereRaw(mayChangeSql, { day: now.toISOString().slice(0, 10) })
  const due = dueOf(found, now).slice(0, batch)
  if (due.length === 0) return []
  const locked = trx('profile_notices').whereIn('id', due).orderBy('id').forUpdate().skipLocked()
  // Their owner may have given them other days before they were locked.
  return dueOf(await findScheduled(trx).whereIn('profile_notices.id', await locked.pluck('id')), now)
}

/** Shows the notices whose first day has come and hides those whose last is over, to open pages too. */
export const applyNoticeDates = (app: Application): Promise<void> =>
  app.get('runWork')(server, async (work) => {
    const ids = await lockDue(work)
    if (ids.length === 0) return
    const rows = await app.service('profile-notices').rowsById(ids, work)
    const turned = { inPeriod: work.trx.raw('not "inPeriod"') }
    await work.trx('profile_notices').whereIn('id', ids).update(turned)
    for (const before of rows)
      work.changed('profile-notices', { before, after: { ...before, inPeriod: !before.inPeriod } })
  })
