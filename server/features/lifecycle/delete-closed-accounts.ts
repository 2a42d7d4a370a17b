import { server } from '../../kit/service/caller/caller'
import type { Application } from '../../declarations'
import type { Work } from '../../kit/service/work'
import { recordLifecycle } from './lifecycle-log'

/** People who work nowhere else go with the account; staff and those of other accounts stay. */
const removeUsers = async (app: Application, work: Work, customerId: number) => {
  const alone = await work
    .trx('users')
    .where({ role: 'owner' })
    .whereIn('id', work.trx('user_accounts').where({ customerId }).select('userId'))
    .whereNotIn('id', work.trx('user_accounts').whereNot({ customerId }).select('userId'))
    .orderBy('id')
    .pluck('id')
  for (const id of alone) await app.service('users').remove(id, { work })
}

/** Regions in which an account once was: its files lie under each of them. */
const formerRegions = async ({ trx }: Work, customerId: number): Promise<string[]> => {
  const changes = await trx('account_lifecycle_log')
    .where({ customerId })
    .whereRaw(`before ->> 'region' is not null`)
    .select<{ region: string }[]>(trx.raw(`before ->> 'region' as region`))
  return [...new Set(changes.map(({ region }) => region))]
}

const deleteAccount = (app: Application, customerId: number) =>
  app.get('runWork')(server, async (work) => {
    const { trx, now } = work
    const due = await trx('account_lifecycle')
      .where({ customerId })
      .where('deleteAt', '<=', now)
      .forUpdate()
      .first('reason')
    // Another server was faster, or it was restored meanwhile.
    if (!due) return
    await recordLifecycle(work, { customerId, action: 'delete', reason: due.reason })
    const regions = await formerRegions(work, customerId)
    await removeUsers(app, work, customerId)
    await app.service('account').remove(customerId, { work })
    work.afterCommit(() => {
      for (const region of regions)
        app
          .get('media')
          .removeUnder(`${region}/${customerId}`)
          .catch((err: unknown) =>
            app.get('log').warn({ err, account: customerId }, 'media of a deleted account stayed'),
          )
    })
  })

/** Deletes for good what was closed and not restored in time: rows, files, and people who worked nowhere else. */
export const deleteClosedAccounts = async (app: Application): Promise<void> => {
  const due = await app
    .get('database')
    .knex('account_lifecycle')
    .where('deleteAt', '<=', new Date())
    .orderBy('customerId')
    .pluck('customerId')
  for (const customerId of due) await deleteAccount(app, customerId)
}
