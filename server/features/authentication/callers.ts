import { NotAuthenticated } from '@feathersjs/errors'
import type { House } from '../../declarations'
import { visitor, type Caller } from '../../kit/service/caller'
import { callerOfAccessToken } from './access-token'
import { apiKeyCallersOf, keyPrefix, type KeyCaller } from './api-key-callers'
import type { UserCaller } from './sessions'

/** Whose an access token or an API key is; 401 when it is bad or has ended. */
export const callerOfToken = (house: House, token: string): Promise<UserCaller | KeyCaller> =>
  token.startsWith(keyPrefix) ? apiKeyCallersOf(house).callerOf(token) : callerOfAccessToken(house, token)

/** Who sends an Authorization header, `Bearer` or `ApiKey` with a token; without one a visitor, with a bad one 401. */
export const callerFromHeaders =
  (house: House) =>
  async (authorization: string | undefined): Promise<Caller> => {
    if (!authorization) return visitor
    const [, token] = /^(?:Bearer|ApiKey) +([\w.-]{1,2000})$/i.exec(authorization) ?? []
    if (!token) throw new NotAuthenticated('The Authorization header has the wrong form.')
    return callerOfToken(house, token)
  }
