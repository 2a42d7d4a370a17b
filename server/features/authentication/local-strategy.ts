import { NotAuthenticated } from '@feathersjs/errors'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import { server } from '../../kit/service/caller/caller'
import { invalid } from '../../kit/service/errors'
import { verifyPassword } from '../../kit/secrets/passwords'
import { refuseClosed } from './closed-accounts'
import { userAgentOf } from '../../kit/http/read-user-agent'
import { SignInStrategy, type SignIn, type SignInParams } from './sign-in'

interface Login {
  username?: string
  email?: string
  password: string
}

interface User {
  id: number
  passwordHash: string
  disabled: boolean
}

const wrongLogin = () => new NotAuthenticated(refusal('wrong-login'))

const nameOf = ({ username, email }: Login): string => {
  if ((username === undefined) === (email === undefined)) throw invalid({ username: 'or email is required' })
  return (username ?? email)!.trim().toLowerCase()
}

/** Signs in with a username or e-mail and the password. */
export class LocalStrategy extends SignInStrategy {
  async authenticate(login: Login, params: SignInParams): Promise<SignIn> {
    const name = nameOf(login)
    const limits = this.app.get('limits')
    const { device } = params.refresh ?? {}
    if (!device) await limits.limitAddress('login-address', params.address)
    const user = await this.findUser(name)
    const isKnown = device !== undefined && device.userId === user?.id
    if (device && !isKnown) await limits.limitAddress('login-address', params.address)
    // One person has two names, but not twice as many guesses. What strangers guess keeps no known device out.
    const limit = isKnown ? 'login-device' : 'login-name'
    const key = isKnown ? device.name : user ? `user ${user.id}` : `name ${name}`
    await limits.limit(limit, key)
    const stored = user?.disabled ? undefined : user?.passwordHash
    if (!(await verifyPassword(stored, login.password)) || !user) throw wrongLogin()
    await limits.reset(limit, key)
    if (params.refresh) params.refresh.deviceOf = user.id
    await refuseClosed(this.app.get('database').knex, user.id)
    return this.ofSession(await this.startSession(user, params))
  }

  private findUser(name: string): Promise<User | undefined> {
    return this.app
      .get('database')
      .knex('users')
      .where(name.includes('@') ? { email: name } : { username: name })
      .first('id', 'passwordHash', 'disabled')
  }

  /** Starts a session, unless the user was disabled or got another password since it was looked up. */
  private startSession({ id, passwordHash }: User, { refresh, headers }: SignInParams): Promise<string> {
    return this.app.get('runWork')(server, async (work) => {
      const unchanged = { id, passwordHash, disabled: false }
      if (!(await work.trx('users').where(unchanged).forUpdate().first('id'))) throw wrongLogin()
      const sessionId = await this.app.get('sessions').start(id, work, userAgentOf(headers))
      // Without a cookie to keep it in, a refresh token would only be one more secret to lose.
      if (refresh) {
        const next = await this.app.get('refreshTokens').issue(sessionId, work)
        work.afterCommit(() => void (refresh.next = next))
      }
      return sessionId
    })
  }
}
