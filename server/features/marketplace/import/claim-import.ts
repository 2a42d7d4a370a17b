import { openStatuses } from '@mainstreet/shared/contracts/account'
import { runningStatuses } from '@mainstreet/shared/contracts/marketplace/imports'
import type { Application } from '../../../declarations'

// Longer than a batch takes on a busy machine: an import is taken over only from a server that died.
const leaseSeconds = 60

const lease = () => new Date(Date.now() + leaseSeconds * 1000)

/** Takes an import that waits to be carried out and that no server is busy with; undefined where there is none. */
export const claimImport = async (app: Application): Promise<number | undefined> => {
  const { rows } = await app.get('database').knex.raw(
    `update market_import_files set "leasedUntil" = ? where "importId" = (
       select f."importId" from market_import_files f join market_imports i on i.id = f."importId"
         join account on account.id = i."customerId" and account.int_status_id = any(?::int[])
       where i.status = any(?::text[]) and (f."leasedUntil" is null or f."leasedUntil" < now())
       order by f."importId" limit 1 for update of f skip locked)
     returning "importId"`,
    [lease(), [...openStatuses], [...runningStatuses]],
  )
  return rows[0]?.importId
}

/** Keeps an import, or lets it go for whoever comes next. */
export const renewLease = async (app: Application, importId: number, isBusy: boolean): Promise<void> => {
  await app
    .get('database')
    .knex('market_import_files')
    .where({ importId })
    .update({ leasedUntil: isBusy ? lease() : null })
}
