import { NotFound } from '@feathersjs/errors'
import type { Application } from '../../declarations'

const dayMs = 86_400_000
const maxAtOnce = 1000

/** Removes items that were begun more than 24 hours ago and never saved; answers how many. */
export const purgeUnsavedItems = async (app: Application, now = new Date()): Promise<number> => {
  const ids: number[] = await app
    .get('database')
    .knex('market_items')
    .where('newlyCreated', true)
    .andWhere('createdAt', '<', new Date(now.getTime() - dayMs))
    .orderBy('id')
    .limit(maxAtOnce)
    .pluck('id')
  let purged = 0
  for (const id of ids) {
    try {
      await app.service('market-items').remove(id)
      purged += 1
    } catch (error) {
      // Another server process purges too.
      if (!(error instanceof NotFound)) throw error
    }
  }
  return purged
}
