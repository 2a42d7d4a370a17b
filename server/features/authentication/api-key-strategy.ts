import type { IncomingMessage } from 'node:http'
import { keyPrefix } from '../../kit/secrets/secret-token'
import { headerToken } from './authorization-header'
import { SignInStrategy, type SignIn } from './sign-in'

/** Authenticates a program by its API key, which takes the place of an access token. */
export class ApiKeyStrategy extends SignInStrategy {
  async authenticate({ apiKey }: { apiKey: string }): Promise<SignIn> {
    const caller = await this.app.get('apiKeyCallers').callerOf(apiKey)
    return { authentication: { strategy: this.name }, caller, accessToken: apiKey }
  }

  async parse(req: IncomingMessage) {
    const token = headerToken(req)
    return token?.startsWith(keyPrefix) ? { strategy: this.name, apiKey: token } : null
  }
}
