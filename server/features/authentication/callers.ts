import { NotAuthenticated } from '@feathersjs/errors'
import type { Application } from '../../declarations'
import { visitor, type Caller } from '../../kit/service/caller'
import { callerOfAccessToken } from './access-token'
import { keyPrefix, type KeyCaller } from './api-key-callers'
import type { UserCaller } from './sessions'

/** Whose an access token or an API key is; 401 when it is bad or has ended. */
export const callerOfToken = (app: Application, token: string): Promise<UserCaller | KeyCaller> =>
  token.startsWith(keyPrefix) ? app.get('apiKeyCallers').callerOf(token) : callerOfAccessToken(app, token)

/** Who sends an Authorization header, `Bearer` or `ApiKey` with a token; without one a visitor, with a bad one 401. */
export const callerFromHeaders =
  (app: Application) =>
  async (authorization: string | undefined): Promise<Caller> => {
    if (!authorization) return visitor
    const [, token] = /^(?:Bearer|ApiKey) +([\w.-]{1,2000})$/i.exec(authorization) ?? []
    if (!token) throw new NotAuthenticated('The Authorization header has the wrong form.')
    return callerOfToken(app, token)
  }
