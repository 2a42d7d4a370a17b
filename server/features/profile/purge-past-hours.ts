import { dayMs } from '@mainstreet/shared/rules/time/durations'
import type { Application } from '../../declarations'
import { removeEach } from '../../kit/service/remove-each'

const maxAtOnce = 1000

const past = [
  { path: 'profile-special-hours', table: 'profile_special_hours', last: 'date' },
  { path: 'profile-time-off', table: 'profile_time_off', last: 'endsOn' },
] as const

/** Removes the hours of dates and the time off that are over in every time zone, nights included; answers how many. */
export const purgePastHours = async (app: Application, now = new Date()): Promise<number> => {
  const before = new Date(now.getTime() - 3 * dayMs).toISOString().slice(0, 10)
  let removed = 0
  for (const { path, table, last } of past) {
    const { knex } = app.get('database')
    const ids = await knex(table)
      .where(last, '<', before)
      .orderBy('id')
      .limit(maxAtOnce)
      .pluck<number[]>('id')
    removed += await removeEach(app, path, ids)
  }
  return removed
}
