import { AuthenticationBaseStrategy, type AuthenticationParams } from '@feathersjs/authentication'
import { NotAuthenticated } from '@feathersjs/errors'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import type { Application } from '../../declarations'
import { userAgentOf } from '../../kit/http/read-user-agent'
import type { Work } from '../../kit/service/work'
import type { Connection } from '../../kit/events/sockets'
import type { KeyCaller } from './api-key-callers'
import type { RefreshCookie } from './refresh-cookie'
import type { UserCaller } from './sessions'

/** The params of a sign-in; a socket has no cookie, so it never sees a refresh token. */
export type SignInParams = AuthenticationParams & {
  refresh?: RefreshCookie
  address?: string
  connection?: Connection
}

/** What a strategy answers: Feathers puts `caller` into the params of a call, and makes an access token where there is none. */
export interface SignIn {
  authentication: { strategy: string }
  caller: UserCaller | KeyCaller
  accessToken?: string
}

/** A strategy of this application, which it reaches with its types. */
export abstract class SignInStrategy extends AuthenticationBaseStrategy {
  declare app: Application
  declare name: string

  /** Begins a session of a user whose proof is good, within the work that has checked it. */
  protected async beginSession(userId: number, { refresh, headers }: SignInParams, work: Work) {
    const sessionId = await this.app.get('sessions').start(userId, work, userAgentOf(headers))
    // Without a cookie to keep it in, a refresh token would only be one more secret to lose.
    if (refresh) {
      const next = await this.app.get('refreshTokens').issue(sessionId, work)
      work.afterCommit(() => Object.assign(refresh, { next, deviceOf: userId }))
    }
    return sessionId
  }

  /** The caller of a session that was just begun or continued. */
  protected async ofSession(sessionId: string): Promise<SignIn> {
    const caller = await this.app.get('sessions').callerOf(sessionId)
    if (!caller) throw new NotAuthenticated(refusal('sign-in-first'))
    return { authentication: { strategy: this.name }, caller }
  }
}
