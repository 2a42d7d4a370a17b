import { NotAuthenticated } from '@feathersjs/errors'
import type { Application, HookContext, NextFunction } from '../../declarations'
import type { Connection } from '../../kit/events/sockets'
import { visitor } from '../../kit/service/caller'
import { serveAuthentication } from './authentication-service'
import { createApiKeyCallers } from './api-key-callers'
import { createRefreshTokens, refreshLifetime } from './refresh-tokens'
import { createSessions } from './sessions'

const hour = 3600 * 1000

/** A socket stays open longer than a session may last: it is asked again with every call. */
const stillSignedIn = async (context: HookContext, next: NextFunction) => {
  const { app } = context
  const { connection, caller } = context.params
  const signedIn = connection && caller && 'sessionId' in caller && context.path !== 'authentication'
  if (signedIn && !(await app.get('sessions').isLive(caller.sessionId))) {
    // The socket that asks first, or it would be closed before it hears why.
    app.get('sockets').become(connection as Connection, visitor)
    app.get('sockets').drop((each) => 'sessionId' in each && each.sessionId === caller.sessionId)
    throw new NotAuthenticated('Your session is over; please sign in again.')
  }
  await next()
}

/** Ends what nobody has used for long, and forgets what is over. */
const sweep = async (app: Application) => {
  const { knex } = app.get('database')
  const now = Date.now()
  const unused = new Date(now - refreshLifetime * 1000)
  await knex('sessions').where('lastUsedAt', '<', unused).whereNull('endedAt').update({ endedAt: new Date() })
  await knex('sessions').where('endedAt', '<', unused).del()
  await knex('refresh_tokens').where('expiresAt', '<', new Date()).del()
  await knex('password_resets')
    .where('expiresAt', '<', new Date(now - 24 * hour))
    .del()
}

/** Sets up signing in: sessions, refresh tokens and keys, and the service `authentication`. */
export const authentication = (app: Application): void => {
  app.set('sessions', createSessions(app))
  app.set('refreshTokens', createRefreshTokens(app))
  app.set('apiKeyCallers', createApiKeyCallers(app))
  app.hooks({ around: { all: [stillSignedIn] } })
  serveAuthentication(app)
  app.get('jobs').every('sweep-sessions', hour, () => sweep(app))
}
