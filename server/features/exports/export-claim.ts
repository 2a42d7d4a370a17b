import { randomUUID } from 'node:crypto'
import { unfinishedStatuses } from '@mainstreet/shared/contracts/marketplace/exports'
import type { Application } from '../../declarations'
import type { Rows } from '../../kit/database/rows'

// Renewed while its server is up, however long a file takes; a server that died is followed within twenty seconds.
const leaseMs = 12_000
/** How often whoever makes an archive renews its lease, in milliseconds. */
export const renewEveryMs = 3_000

/** How often an archive is begun before it is given up: one that ends its server must not end all of them. */
export const maxAttempts = 3

/** A server's hold on an archive: whoever has another claim has lost it. */
export interface ExportClaim {
  id: number
  claim: string
  attempts: number
}

/** When a lease that begins or goes on now runs out. */
export const leaseEnd = (): Date => new Date(Date.now() + leaseMs)

/** Takes an archive that waits to be made and that no server is busy with; undefined where there is none. */
export const claimExport = async (app: Application): Promise<ExportClaim | undefined> => {
  const { rows } = await app.get('database').knex.raw<Rows<ExportClaim>>(
    `update account_exports set "leasedUntil" = ?, claim = ?, attempts = attempts + 1 where id = (
       select id from account_exports
       where status = any(?::text[]) and ("leasedUntil" is null or "leasedUntil" < now())
       order by id limit 1 for update skip locked)
     returning id, claim, attempts`,
    [leaseEnd(), randomUUID(), [...unfinishedStatuses]],
  )
  return rows[0]
}

/** Keeps an archive, unless another server has it. */
export const renewExport = async (app: Application, { id, claim }: ExportClaim): Promise<void> => {
  await app.get('database').knex('account_exports').where({ id, claim }).update({ leasedUntil: leaseEnd() })
}

/** Lets an archive go for whoever comes next; a server that stops has not failed. */
export const releaseExport = async (app: Application, { id, claim }: ExportClaim): Promise<void> => {
  await app
    .get('database')
    .knex('account_exports')
    .where({ id, claim })
    .update({ leasedUntil: null, claim: null })
    .decrement('attempts', 1)
}
