import { randomUUID } from 'node:crypto'
import { openStatuses } from '@mainstreet/shared/contracts/account'
import type { Application } from '../../../../declarations'
import type { Rows } from '../../../../kit/database/rows'

const leaseSeconds = 12

/** A server's hold on the pictures of an import: whoever has another claim has lost it. */
export interface PicturesClaim {
  id: number
  customerId: number
  picturesClaim: string
}

const lease = () => new Date(Date.now() + leaseSeconds * 1000)

/** Takes an import whose pictures wait and that no server is busy with, the one that has waited longest; undefined where there is none. */
export const claimPictures = async (app: Application): Promise<PicturesClaim | undefined> => {
  const { rows } = await app.get('database').knex.raw<Rows<PicturesClaim>>(
    `update market_imports set "picturesLeasedUntil" = ?, "picturesClaim" = ? where id = (
       select i.id from market_imports i
         join account on account.id = i."customerId" and account.int_status_id = any(?::int[])
       where i.status = 'imported' and i."picturesDone" + i."picturesFailed" < i.pictures
         and (i."picturesLeasedUntil" is null or i."picturesLeasedUntil" < now())
       order by i."picturesLeasedUntil" nulls first, i.id limit 1 for update of i skip locked)
     returning id, "customerId", "picturesClaim"`,
    [lease(), randomUUID(), [...openStatuses]],
  )
  return rows[0]
}

const own = (app: Application, { id, picturesClaim }: PicturesClaim) =>
  app.get('database').knex('market_imports').where({ id, picturesClaim })

/** Goes on holding; false where another server has taken over, or the import was removed. */
export const holdPictures = async (app: Application, claim: PicturesClaim): Promise<boolean> =>
  (await own(app, claim).update({ picturesLeasedUntil: lease() })) > 0

/** Lets them go, behind all others that wait. */
export const releasePictures = async (app: Application, claim: PicturesClaim): Promise<void> => {
  await own(app, claim).update({ picturesLeasedUntil: new Date() })
}
