import type { AuthenticationRequest } from '@feathersjs/authentication'
import { NotAuthenticated } from '@feathersjs/errors'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import { userAgentOf } from '../../kit/http/read-user-agent'
import { SignInStrategy, type SignIn, type SignInParams } from './sign-in'

/** Continues a session with the token of the refresh cookie, which becomes the next one. */
export class RefreshStrategy extends SignInStrategy {
  async authenticate(_request: AuthenticationRequest, { refresh, headers }: SignInParams): Promise<SignIn> {
    if (!refresh?.sent) throw new NotAuthenticated(refusal('sign-in-first'))
    try {
      const { sessionId, token } = await this.app
        .get('refreshTokens')
        .rotate(refresh.sent, userAgentOf(headers))
      const signIn = await this.ofSession(sessionId)
      refresh.next = token
      return signIn
    } catch (error) {
      if (error instanceof NotAuthenticated) refresh.next = null
      throw error
    }
  }
}
