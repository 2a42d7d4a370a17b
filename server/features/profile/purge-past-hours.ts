import { NotFound } from '@feathersjs/errors'
import type { Application } from '../../declarations'

const dayMs = 86_400_000
const maxAtOnce = 1000

/** Removes the hours of dates that are over in every time zone, nights included; answers how many. */
export const purgePastHours = async (app: Application, now = new Date()): Promise<number> => {
  const ids: number[] = await app
    .get('database')
    .knex('profile_special_hours')
    .where('date', '<', new Date(now.getTime() - 3 * dayMs).toISOString().slice(0, 10))
    .orderBy('id')
    .limit(maxAtOnce)
    .pluck('id')
  let purged = 0
  for (const id of ids) {
    try {
      await app.service('profile-special-hours').remove(id)
      purged += 1
    } catch (error) {
      // Another server process purges too.
      if (!(error instanceof NotFound)) throw error
    }
  }
  return purged
}
