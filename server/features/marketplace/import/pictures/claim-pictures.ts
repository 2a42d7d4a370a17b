import { openStatuses } from '@mainstreet/shared/contracts/account'
import type { Application } from '../../../../declarations'
import { createLease } from '../../../../kit/queue/lease'

/** A server's hold on the pictures of an import: whoever has another claim has lost it. */
export interface PicturesClaim {
  id: number
  customerId: number
  picturesClaim: string
}

/** The imports whose pictures wait, the one first that has waited longest. */
export const picturesLease = (app: Application) => {
  const { claim, release, ...lease } = createLease<PicturesClaim>(app, {
    table: 'market_imports',
    until: 'picturesLeasedUntil',
    by: 'picturesClaim',
    leaseMs: 12_000,
    renewMs: 3_000,
    join: `join account on account.id = task."customerId" and account.int_status_id = any(cast(:open as int[]))`,
    due: `task.status = 'imported' and task."picturesDone" + task."picturesFailed" < task.pictures`,
    order: 'task."picturesLeasedUntil" nulls first, task.id',
    returning: 'id, "customerId", "picturesClaim"',
  })
  return {
    ...lease,
    claim: () => claim({ open: [...openStatuses] }),
    /** Lets them go, behind all others that wait. */
    release: (task: PicturesClaim) => release(task, { picturesLeasedUntil: new Date() }),
  }
}
