import { Forbidden } from '@feathersjs/errors'
import { confirmedMinutes } from '@mainstreet/shared/contracts/users'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import type { Knex } from 'knex'
import { minuteMs } from '@mainstreet/shared/rules/time/durations'
import type { Application } from '../../declarations'
import type { Caller } from '../../kit/service/caller/caller'

/** Notes that the password of a session was entered again. */
export const confirmSession =
  (app: Application) =>
  async (id: string): Promise<void> => {
    await app.get('database').knex('sessions').where({ id }).update({ confirmedAt: new Date() })
  }

/** Refuses what moves money or data away: to programs always, and to people who entered their password too long ago. */
export const requireConfirmed = async (knex: Knex, caller: Caller): Promise<void> => {
  if (caller.role === 'integrator') throw new Forbidden(refusal('not-for-programs'))
  if (!('sessionId' in caller)) return
  const since = new Date(Date.now() - confirmedMinutes * minuteMs)
  const session = await knex('sessions')
    .where({ id: caller.sessionId })
    .where('confirmedAt', '>', since)
    .first('id')
  if (!session) throw new Forbidden(refusal('confirm-password'))
}
