import { openStatuses } from '@mainstreet/shared/contracts/account'
import { runningStatuses } from '@mainstreet/shared/contracts/marketplace/imports'
import type { Application } from '../../../declarations'
import type { Table } from '../../../kit/service/stored-row'
import type { Rows } from '../../../kit/database/rows'

// Renewed while its server is up, however long a batch takes; a server that died is followed within twenty seconds.
const leaseMs = 12_000
/** How often whoever carries an import out renews its lease, in milliseconds. */
export const renewEveryMs = 3_000

/** A server's hold on an import: whoever finds another end of the lease has lost it. */
export interface ImportClaim {
  id: number
  leasedUntil: Date
}

const lease = () => new Date(Date.now() + leaseMs)

/** Takes an import that waits to be carried out and that no server is busy with; undefined where there is none. */
export const claimImport = async (app: Application): Promise<ImportClaim | undefined> => {
  const leasedUntil = lease()
  const { rows } = await app.get('database').knex.raw<Rows<{ importId: number }>>(
    `update market_import_files set "leasedUntil" = ? where "importId" = (
       select f."importId" from market_import_files f join market_imports i on i.id = f."importId"
         join account on account.id = i."customerId" and account.int_status_id = any(?::int[])
       where i.status = any(?::text[]) and (f."leasedUntil" is null or f."leasedUntil" < now())
       order by f."importId" limit 1 for update of f skip locked)
     returning "importId"`,
    [leasedUntil, [...openStatuses], [...runningStatuses]],
  )
  return rows[0] && { id: rows[0].importId, leasedUntil }
}

const held = (app: Application, { id: importId, leasedUntil }: ImportClaim) =>
  app.get('database').knex('market_import_files').where({ importId, leasedUntil })

/** Keeps an import; false where another server has it, or it is done. */
export const renewImport = async (app: Application, claim: ImportClaim): Promise<boolean> => {
  const leasedUntil = lease()
  const isHeld = (await held(app, claim).update({ leasedUntil })) > 0
  if (isHeld) claim.leasedUntil = leasedUntil
  return isHeld
}

/** Lets an import go for whoever comes next. */
export const releaseImport = async (app: Application, claim: ImportClaim): Promise<void> => {
  await held(app, claim).update({ leasedUntil: null })
}

declare module 'knex/types/tables' {
  interface Tables {
    market_import_files: Table<{ importId: number; bytes: Buffer; leasedUntil: Date | null }>
  }
}
