import { NotFound } from '@feathersjs/errors'
import { endSessions } from '@mainstreet/shared/contracts/sessions'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import { invalid } from '../../kit/service/errors'
import { requireUser } from '../../kit/service/caller/require-user'
import { operationService } from '../../kit/service/define-service'

/** Ends one other session of the caller, or all others, everywhere and with their sockets. */
export const sessionEnd = operationService(endSessions, (app) => async ({ id, others }, { caller }) => {
  const { userId, sessionId } = requireUser(caller, 'Only a user has sessions.')
  if ((id === undefined) === (others === undefined)) throw invalid({ id: 'or others is required' })
  if (id === sessionId) throw invalid({ id: 'is the session that asks: sign out instead' })
  const sessions = app.get('sessions')
  if (id === undefined)
    await app.get('runWork')(caller, (work) => sessions.endAllOf(userId, { except: sessionId, work }))
  else {
    const own = await app.get('database').knex('sessions').where({ id, userId, endedAt: null }).first('id')
    if (!own) throw new NotFound(refusal('session-not-open'))
    await app.get('runWork')(caller, (work) => sessions.end(id, work))
  }
  return { ok: true as const }
})
