import { dayMs } from '@mainstreet/shared/rules/time/durations'
import type { Application } from '../../declarations'
import { removeEach } from '../../kit/service/remove-each'

const maxAtOnce = 1000

/** Removes the hours of dates that are over in every time zone, nights included; answers how many. */
export const purgePastHours = async (app: Application, now = new Date()): Promise<number> => {
  const ids = await app
    .get('database')
    .knex('profile_special_hours')
    .where('date', '<', new Date(now.getTime() - 3 * dayMs).toISOString().slice(0, 10))
    .orderBy('id')
    .limit(maxAtOnce)
    .pluck('id')
  return removeEach(app, 'profile-special-hours', ids)
}
