import { NotAuthenticated } from '@feathersjs/errors'
import type { HookContext, NextFunction } from '@feathersjs/feathers'
import type { House } from '../../declarations'
import type { Connection } from '../../kit/events/sockets'
import { visitor } from '../../kit/service/caller'
import type { ServiceParams } from '../../kit/service/table-rules'
import { showKeyOnce } from '../users/api-keys'
import { apiKeyCallersOf } from './api-key-callers'
import { serveAuthentication } from './authentication-service'
import { callerFromHeaders } from './callers'
import { hashIncomingPassword } from '../users/incoming-password'
import { refreshCookie } from './refresh-cookie'
import { refreshLifetime } from './refresh-tokens'
import { sessionsOf } from './sessions'

const hour = 3600 * 1000

/** A socket stays open longer than a session may last: it is asked again with every call. */
const stillSignedIn = (house: House) => async (context: HookContext, next: NextFunction) => {
  const { connection, caller } = context.params as ServiceParams
  const signedIn = connection && caller && 'sessionId' in caller && context.path !== 'authentication'
  if (signedIn && !(await sessionsOf(house).isLive(caller.sessionId))) {
    // The socket that asks first, or it would be closed before it hears why.
    house.sockets.become(connection as Connection, visitor)
    house.sockets.drop((each) => 'sessionId' in each && each.sessionId === caller.sessionId)
    throw new NotAuthenticated('Your session is over; please sign in again.')
  }
  await next()
}

/** Ends what nobody has used for long, and forgets what is over. */
const sweep = async (house: House) => {
  const { knex } = house.database
  const now = Date.now()
  const unused = new Date(now - refreshLifetime * 1000)
  await knex('sessions').where('lastUsedAt', '<', unused).whereNull('endedAt').update({ endedAt: new Date() })
  await knex('sessions').where('endedAt', '<', unused).del()
  await knex('refresh_tokens').where('expiresAt', '<', new Date()).del()
  await knex('password_resets')
    .where('expiresAt', '<', new Date(now - 24 * hour))
    .del()
}

/** Sets up signing in: the service `authentication`, sessions, keys; answers what the door of /api needs. */
export const setUpSignIn = (house: House) => {
  // Made now, so that ends of sessions in other processes are heard from the start.
  sessionsOf(house)
  apiKeyCallersOf(house)
  house.app.hooks({ around: { all: [stillSignedIn(house), hashIncomingPassword, showKeyOnce] } })
  // The doors want their parts before REST and sockets are configured, which serve only what comes after them.
  house.app.hooks({
    setup: [
      async (_context: object, next: NextFunction) => {
        serveAuthentication(house)
        await next()
      },
    ],
  })
  house.onStart(async () => {
    const timer = setInterval(() => {
      sweep(house).catch((error: unknown) => house.log.warn({ err: error }, 'old sessions were not swept'))
    }, hour)
    timer.unref()
    return async () => clearInterval(timer)
  })
  return { identify: callerFromHeaders(house), refreshCookie: refreshCookie(house) }
}
