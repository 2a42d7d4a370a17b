import type { AccountExport } from '@mainstreet/shared/contracts/marketplace/exports'
import { server } from '../../kit/service/caller/caller'
import type { Application } from '../../declarations'
import type { ExportClaim } from './export-claim'

type Progress = Partial<Omit<AccountExport, 'id' | 'customerId'>> & { pieces?: number }

/** Notes how far an archive is; false where it was removed, or taken over by another server. */
export const recordExport = (
  app: Application,
  { id, claim }: ExportClaim,
  { pieces, ...columns }: Progress,
): Promise<boolean> =>
  app.get('runWork')(server, async (work) => {
    const mine = await work.trx('account_exports').where({ id, claim }).forUpdate().first('id')
    if (!mine) return false
    if (pieces !== undefined) await work.trx('account_exports').where({ id }).update({ pieces })
    await app.service('account-exports').patch(id, columns, { work })
    return true
  })
