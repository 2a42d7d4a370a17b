import { unfinishedStatuses } from '@mainstreet/shared/contracts/marketplace/exports'
import type { Application } from '../../declarations'
import { createLease } from '../../kit/queue/lease'

/** How often an archive is begun before it is given up: one that ends its server must not end all of them. */
export const maxAttempts = 3

/** A server's hold on an archive: whoever has another claim has lost it. */
export interface ExportClaim {
  id: number
  claim: string
  attempts: number
}

/** The archives that wait to be made. */
export const exportLease = (app: Application) => {
  const { claim, release, ...lease } = createLease<ExportClaim>(app, {
    table: 'account_exports',
    by: 'claim',
    // Renewed however long a file takes; a server that died is followed within twenty seconds.
    leaseMs: 12_000,
    renewMs: 3_000,
    due: 'task.status = any(cast(:statuses as text[]))',
    set: 'attempts = attempts + 1',
    returning: 'id, claim, attempts',
  })
  return {
    ...lease,
    claim: () => claim({ statuses: [...unfinishedStatuses] }),
    /** A server that stops has not failed. */
    release: (task: ExportClaim) => release(task, { claim: null, attempts: task.attempts - 1 }),
  }
}
