import type { AccountExport } from '@mainstreet/shared/contracts/marketplace/exports'
import type { Application } from '../../declarations'
import { leaseEnd, type ExportClaim } from './export-claim'

type Progress = Partial<Omit<AccountExport, 'id' | 'customerId'>> & { pieces?: number }

/** Notes how far an archive is, and keeps it; false where it was removed, or taken over by another server. */
export const noteExport = (
  app: Application,
  { id, claim }: ExportClaim,
  { pieces, ...columns }: Progress,
): Promise<boolean> =>
  app.get('runWork')(async (work) => {
    const mine = await work.trx('account_exports').where({ id, claim }).forUpdate().first('id')
    if (!mine) return false
    const own = { leasedUntil: leaseEnd(), ...(pieces === undefined ? {} : { pieces }) }
    await work.trx('account_exports').where({ id }).update(own)
    await app.service('account-exports').patch(id, columns, { work })
    return true
  })
