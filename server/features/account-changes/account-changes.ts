import { keptDays, accountChangeContract } from '@mainstreet/shared/contracts/account-changes'
import { dayMs } from '@mainstreet/shared/rules/time/durations'
import { server } from '../../kit/service/caller/caller'
import type { Application } from '../../declarations'
import { tableService } from '../../kit/service/define-service'

/** Forgets what was changed longer ago than it is kept. */
export const purgeAccountChanges = async (app: Application): Promise<void> => {
  await app.get('runWork')(server, async (work) => {
    work.unseen('account-changes')
    const end = new Date(work.now.getTime() - keptDays * dayMs)
    await work.trx('account_changes').where('createdAt', '<', end).delete()
  })
}

/** What people and programs have changed, for staff and, of the own account, for its owners. */
export const accountChanges = tableService(accountChangeContract)
