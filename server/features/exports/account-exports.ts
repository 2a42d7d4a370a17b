import { Conflict } from '@feathersjs/errors'
import { exportContract, unfinishedStatuses } from '@mainstreet/shared/contracts/marketplace/exports'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import type { NewRow } from '@mainstreet/shared/services'
import type { Application, AroundHook } from '../../declarations'
import { removePrivateFiles } from '../../kit/media/private-files'
import { tableService } from '../../kit/service/define-service'
import type { Work } from '../../kit/service/work'
import { createExporter } from './exporter'

/** The files go when the row is gone for good. */
const removeFiles = (app: Application, id: number, work: Work) =>
  work.afterCommit(() => {
    removePrivateFiles(app.get('media'), id).catch((err: unknown) =>
      app.get('log').warn({ err, export: id }, 'files of a removed export stayed'),
    )
  })

/** Before the transaction, so that a refused call counts, too. */
const limitExports: AroundHook = async ({ app, method, params, data }, next) => {
  if (method === 'create' && params.provider)
    await app.get('limits').limit('exports-account', (data as NewRow<'account-exports'>).customerId)
  await next()
}

/** An account has one archive: those of before make room. */
const removeOlder = async (
  app: Application,
  customerId: number,
  { id, work }: { id: number; work: Work },
) => {
  const ids = await work.trx('account_exports').where({ customerId }).whereNot({ id }).pluck('id')
  for (const each of ids) await app.service('account-exports').remove(each, { work })
}

/** Deletes the archives whose day is over. */
export const purgeExports = async (app: Application): Promise<void> => {
  const { knex } = app.get('database')
  const ids = await knex('account_exports').where('expiresAt', '<', new Date()).pluck('id')
  for (const id of ids) await app.service('account-exports').remove(id)
}

/** Archives of everything that an account has: made beside the calls, kept for a day, one at a time. */
export const accountExports = tableService(
  exportContract,
  (app) => {
    const exporter = createExporter(app)
    app.set('exporter', exporter)
    return {
      async beforeWrite({ data, before, caller, work }) {
        if (before) return data
        const { customerId } = data
        const running = await work
          .trx('account_exports')
          .where({ customerId })
          .whereIn('status', unfinishedStatuses)
          .first('id')
        if (running) throw new Conflict(refusal('archive-in-making'))
        return { ...data, userId: 'userId' in caller ? caller.userId : null }
      },
      async afterWrite({ id, data, before, work }) {
        // One that our own code puts there as ended is not to be made.
        if (before || data.status) return
        await removeOlder(app, data.customerId, { id, work })
        work.afterCommit(exporter.nudge)
      },
      beforeRemove: async ({ row, work }) => removeFiles(app, row.id, work),
    }
  },
  () => [limitExports],
)

declare module '../../kit/service/stored-row' {
  interface PrivateColumns {
    'account-exports': {
      /** Who asked for it. */
      userId: number | null
      pieces: number
      claim: string | null
      attempts: number
      leasedUntil: Date | null
    }
  }
}
