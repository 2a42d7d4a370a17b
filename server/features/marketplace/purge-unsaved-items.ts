import { dayMs } from '@mainstreet/shared/rules/time/durations'
import type { Application } from '../../declarations'
import { removeEach } from '../../kit/service/remove-each'

const maxAtOnce = 1000

/** Removes items that were begun more than 24 hours ago and never saved; answers how many. */
export const purgeUnsavedItems = async (app: Application, now = new Date()): Promise<number> => {
  const ids = await app
    .get('database')
    .knex('market_items')
    .where('newlyCreated', true)
    .andWhere('createdAt', '<', new Date(now.getTime() - dayMs))
    .orderBy('id')
    .limit(maxAtOnce)
    .pluck('id')
  return removeEach(app, 'market-items', ids)
}
