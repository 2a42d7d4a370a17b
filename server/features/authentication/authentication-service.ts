import { createSecretKey } from 'node:crypto'
import {
  AuthenticationService as FeathersAuthenticationService,
  type AuthenticationRequest,
  type JwtVerifyOptions,
} from '@feathersjs/authentication'
import { BadRequest, NotAuthenticated } from '@feathersjs/errors'
import type { User } from '@mainstreet/shared/contracts/users'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import type { Application } from '../../declarations'
import { visitor, type Caller, type Membership } from '../../kit/service/caller/caller'
import { callerOf } from '../../kit/service/caller/caller-of'
import type { SignIn, SignInParams } from './sign-in'

/** What a sign-in answers; a program with an API key has no user. */
export interface SignedIn {
  accessToken: string
  authentication: { strategy: string }
  user?: Pick<User, 'id' | 'name' | 'email' | 'role' | 'language'> & {
    accounts: readonly number[]
    memberships: readonly Membership[]
    /** Staff who may do nothing before they have added a second factor. */
    needsSecondFactor: boolean
  }
}

/** The 401 of a token that is forged, too old, or whose session has ended. */
export const sessionEnded = () => new NotAuthenticated(refusal('session-over'))

/** Feathers' own, with sessions: its tokens name one, and signing out ends it. */
export class AuthenticationService extends FeathersAuthenticationService {
  declare app: Application
  // As a text, it would first be tried as a public key, which takes longer than everything else here.
  private readonly key = createSecretKey(this.configuration.secret, 'utf8')

  override async verifyAccessToken(accessToken: string, options?: JwtVerifyOptions) {
    try {
      return (await super.verifyAccessToken(accessToken, options, this.key)) as unknown
    } catch {
      throw sessionEnded()
    }
  }

  override async getPayload({ caller }: SignIn): Promise<{ sid?: string }> {
    return 'sessionId' in caller ? { sid: caller.sessionId } : {}
  }

  /** Answers what the official clients need; who the caller is, and what the token holds, stays in the server. */
  override async create(data: AuthenticationRequest, params: SignInParams): Promise<SignedIn> {
    const signIn = (await super.create(data, params)) as Required<SignIn>
    const { accessToken, authentication, caller } = signIn
    const user = await this.userOf(caller)
    if (params.refresh) params.refresh.caller = caller
    return { accessToken, authentication: { strategy: authentication.strategy }, ...(user ? { user } : {}) }
  }

  /** Signs out: the session of the caller and the one of the cookie, which may differ, both end. */
  override async remove(id: unknown, params: SignInParams) {
    if (id !== null && id !== undefined) throw new BadRequest('Sign out without an id.')
    const { connection, refresh } = params
    const caller = await this.signedInAs(params)
    const ending = new Set<string>()
    if ('sessionId' in caller) ending.add(caller.sessionId)
    const ofCookie = refresh?.sent && (await this.app.get('refreshTokens').sessionOf(refresh.sent))
    if (ofCookie) ending.add(ofCookie)
    if (refresh) refresh.next = null
    // First, so that the socket which asks still gets its answer when the others of its session are closed.
    if (connection) await this.handleConnection('logout', connection)
    for (const sessionId of ending) await this.app.get('sessions').end(sessionId)
    if (caller.role === 'visitor' && ending.size === 0) throw new NotAuthenticated(refusal('not-signed-in'))
    return { authentication: { strategy: 'jwt' } }
  }

  /** A token that is bad or ran out keeps nobody from signing out. */
  private async signedInAs(params: SignInParams): Promise<Caller> {
    if (params.connection) return params.connection.caller
    return callerOf(this.app, params).catch((error: unknown) => {
      if (error instanceof NotAuthenticated) return visitor
      throw error
    })
  }

  private async userOf(caller: SignIn['caller']): Promise<SignedIn['user']> {
    if (caller.role === 'integrator') return undefined
    const { knex } = this.app.get('database')
    const row = await knex('users')
      .where({ id: caller.userId })
      .first('id', 'name', 'email', 'role', 'language')
    if (!row) throw new NotAuthenticated(refusal('sign-in-first'))
    const memberships = 'memberships' in caller ? (caller.memberships ?? []) : []
    const needsSecondFactor = row.role === 'staff' && caller.role !== 'staff'
    return {
      ...row,
      accounts: [...new Set(memberships.map(({ customerId }) => customerId))],
      memberships,
      needsSecondFactor,
    }
  }
}
