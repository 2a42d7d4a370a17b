import { removedKeptDays, removedRowContract } from '@mainstreet/shared/contracts/removed-rows'
import { contractOf } from '@mainstreet/shared/services'
import { dayMs } from '@mainstreet/shared/rules/time/durations'
import type { Application } from '../../declarations'
import { server } from '../../kit/service/caller/caller'
import { tableService } from '../../kit/service/define-service'
import type { NoteChanges } from '../../kit/service/work'

/** Names the rows that a work has removed, in that work: they can be asked for exactly when they are gone. */
export const recordRemovedRows: NoteChanges = async (work, { changes }) => {
  const removed = changes.filter(({ after }) => after === null)
  // An account takes along what it had.
  const goneAccounts = removed.filter(({ path }) => path === 'account').map(({ id }) => id)
  const rows = removed
    .filter(({ path, customerId }) => !contractOf(path).quiet && Number.isInteger(customerId))
    .filter(({ customerId }) => !goneAccounts.includes(customerId))
    .map(({ path, id, customerId }) => ({ customerId, service: path, rowId: id }))
  if (rows.length === 0) return
  work.unseen('removed-rows')
  await work.trx('removed_rows').insert(rows)
}

/** Forgets what was removed longer ago than it is kept. */
export const purgeRemovedRows = async (app: Application): Promise<void> => {
  await app.get('runWork')(server, async (work) => {
    work.unseen('removed-rows')
    const end = new Date(work.now.getTime() - removedKeptDays * dayMs)
    await work.trx('removed_rows').where('removedAt', '<', end).delete()
  })
}

/** What was removed of an account, for its owners, their programs and staff. */
export const removedRows = tableService(removedRowContract)
