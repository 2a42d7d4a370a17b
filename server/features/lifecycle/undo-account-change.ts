import { Conflict, NotFound } from '@feathersjs/errors'
import { undoAccountChange as undoAccountChangeOperation } from '@mainstreet/shared/contracts/lifecycle'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import { operationService } from '../../kit/service/define-service'
import { applyChange } from './change-account'
import { isStillSo } from './lifecycle-log'

/** Sets back what an entry of the log changed, and notes that too. */
export const undoAccountChange = operationService(
  undoAccountChangeOperation,
  (app) =>
    async ({ customerId, id, reason }, { caller }) => {
      await app.get('runWork')(caller, async (work) => {
        const { trx } = work
        const entry = await trx('account_lifecycle_log')
          .where({ id, customerId, action: 'change', undone: false })
          .forUpdate()
          .first('before', 'after', 'reason')
        if (!entry) throw new NotFound(refusal('nothing-to-undo'))
        const account = await trx('account').where({ id: customerId }).forUpdate().first()
        if (!isStillSo(account ?? {}, entry)) throw new Conflict(refusal('changed-since'))
        const undone = { customerId, action: 'undo', reason: reason ?? entry.reason, caller } as const
        await applyChange(app, work, { ...undone, columns: entry.before })
        await trx('account_lifecycle_log').where({ id }).update({ undone: true })
      })
      return { ok: true as const }
    },
)
