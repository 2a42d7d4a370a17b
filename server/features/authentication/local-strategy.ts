import { NotAuthenticated } from '@feathersjs/errors'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import { server } from '../../kit/service/caller/caller'
import { invalid } from '../../kit/service/errors'
import { verifyPassword } from '../../kit/secrets/passwords'
import type { Work } from '../../kit/service/work'
import { refuseClosed } from './closed-accounts'
import { hasFactor, hasFactorSql, spendProof } from '../users/second-factor/factors'
import { readFactorNotice } from '../users/second-factor/second-factor-mails'
import { SignInStrategy, type SignIn, type SignInParams } from './sign-in'

interface Login {
  username?: string
  email?: string
  password: string
  /** Of the authenticator app, or a recovery code. */
  code?: string
}

interface User {
  id: number
  passwordHash: string
  disabled: boolean
  hasFactor: boolean
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
    await refuseClosed(this.app.get('database').knex, user.id)
    if (!user.hasFactor) return this.ofSession(await this.startSession(user, params))
    return this.ofSession(await this.proveAndStart(user, login.code, params))
  }

  private findUser(name: string): Promise<User | undefined> {
    const { knex } = this.app.get('database')
    return knex('users')
      .where(name.includes('@') ? { email: name } : { username: name })
      .first('id', 'passwordHash', 'disabled', knex.raw(`${hasFactorSql} as "hasFactor"`))
  }

  /** The password alone is not enough: only who knows it is told so. */
  private async proveAndStart(user: User, code: string | undefined, params: SignInParams): Promise<string> {
    if (code === undefined) throw new NotAuthenticated(refusal('second-factor-needed'))
    await this.app.get('limits').limit('second-factor', user.id)
    const tell = await readFactorNotice(this.app, user.id)
    const sessionId = await this.startSession(user, params, async (work) => {
      const used = await spendProof(this.app, { userId: user.id, code }, work)
      if (!used) throw new NotAuthenticated(refusal('wrong-second-factor'))
      if (used === 'recovery code') await tell('code used', work)
    })
    await this.app.get('limits').reset('second-factor', user.id)
    return sessionId
  }

  /** Starts a session, unless the user was disabled, or got another password or a second factor, since it was looked up. */
  private startSession(
    { id, passwordHash }: User,
    params: SignInParams,
    prove?: (work: Work) => Promise<void>,
  ): Promise<string> {
    return this.app.get('runWork')(server, async (work) => {
      const unchanged = { id, passwordHash, disabled: false }
      if (!(await work.trx('users').where(unchanged).forUpdate().first('id'))) throw wrongLogin()
      if (prove) await prove(work)
      else if (await hasFactor(work, id)) throw new NotAuthenticated(refusal('second-factor-needed'))
      return this.beginSession(id, params, work)
    })
  }
}
