import { dayMs } from '@mainstreet/shared/rules/time/durations'
import type { Application } from '../../declarations'
import { refreshLifetimeSeconds } from './refresh-tokens'

/** Ends the sessions that nobody has used for long, and deletes what is over. */
export const sweepSessions = async (app: Application): Promise<void> => {
  const { knex } = app.get('database')
  const now = Date.now()
  const unused = new Date(now - refreshLifetimeSeconds * 1000)
  await knex('sessions').where('lastUsedAt', '<', unused).whereNull('endedAt').update({ endedAt: new Date() })
  await knex('sessions').where('endedAt', '<', unused).del()
  await knex('refresh_tokens').where('expiresAt', '<', new Date()).del()
  for (const links of ['password_resets', 'email_changes'] as const)
    await knex(links)
      .where('expiresAt', '<', new Date(now - dayMs))
      .del()
}
