import { createSecretKey } from 'node:crypto'
import { NotAuthenticated } from '@feathersjs/errors'
import jwt from 'jsonwebtoken'
import type { Application } from '../../declarations'
import type { UserCaller } from './sessions'

const algorithm = 'HS256'
const issuer = 'mainstreet'
const audience = 'mainstreet-api'
const lifetime = '15m'

/** A token for a quarter of an hour that names a user and a session, and nothing that could change meanwhile. */
export const signAccessToken = (app: Application, { userId, sessionId }: UserCaller): string =>
  jwt.sign({ sid: sessionId }, app.get('settings').jwtSecret, {
    algorithm,
    issuer,
    audience,
    expiresIn: lifetime,
    subject: String(userId),
  })

const readToken = (secret: string, token: string) => {
  // As a text, it would first be tried as a public key, which takes longer than everything else here.
  const key = createSecretKey(secret, 'utf8')
  try {
    return jwt.verify(token, key, { algorithms: [algorithm], issuer, audience }) as jwt.JwtPayload
  } catch {
    throw new NotAuthenticated('Your session is over; please sign in again.')
  }
}

/** Whose token it is; 401 when it is forged, too old, or its session has ended. */
export const callerOfAccessToken = async (app: Application, token: string): Promise<UserCaller> => {
  const { sub, sid } = readToken(app.get('settings').jwtSecret, token)
  const caller = typeof sid === 'string' ? await app.get('sessions').callerOf(sid) : undefined
  if (!caller || String(caller.userId) !== sub)
    throw new NotAuthenticated('Your session is over; please sign in again.')
  return caller
}
