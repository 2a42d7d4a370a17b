import type { IncomingMessage } from 'node:http'
import { JWTStrategy, type ConnectionEvent } from '@feathersjs/authentication'
import { NotAuthenticated } from '@feathersjs/errors'
import type { Application } from '../../declarations'
import type { Connection } from '../../kit/events/sockets'
import { visitor } from '../../kit/service/caller/caller'
import { keyPrefix } from '../../kit/secrets/secret-token'
import { headerToken } from './authorization-header'
import { sessionEnded, type SignedIn } from './authentication-service'
import type { UserCaller } from './sessions'
import type { SignIn, SignInParams } from './sign-in'

interface TokenSignIn extends SignIn {
  authentication: { strategy: string; accessToken: string; payload: { sub?: string; sid?: unknown } }
  accessToken: string
}

/** Authenticates by an access token, whose session must not have ended, and keeps sockets signed in. */
export class JwtStrategy extends JWTStrategy {
  declare app: Application
  declare name: string

  override async authenticate(request: { accessToken: string }, params: SignInParams) {
    const { connection } = params
    const isConnections = connection !== undefined && connection.authentication === request
    // A socket stays signed in as long as its session, which outlives the token it signed in with.
    const jwt = { ignoreExpiration: isConnections }
    try {
      if (request.accessToken.startsWith(keyPrefix)) return await this.withApiKey(request.accessToken)
      return await this.withToken(request, { ...params, jwt })
    } catch (error) {
      if (isConnections && error instanceof NotAuthenticated) this.endUnnoticed(connection)
      throw error
    }
  }

  private async withToken(request: { accessToken: string }, params: SignInParams): Promise<TokenSignIn> {
    if (!request.accessToken) throw new NotAuthenticated('The Authorization header has the wrong form.')
    const signIn = (await super.authenticate(request, params)) as TokenSignIn
    const { caller, authentication } = signIn
    if (!('userId' in caller) || String(caller.userId) !== authentication.payload.sub) throw sessionEnded()
    return signIn
  }

  override async getEntityId({ authentication }: TokenSignIn) {
    return authentication.payload.sid
  }

  /** The caller is read from the session, so that a token holds nothing that could change meanwhile. */
  override async getEntity(sessionId: unknown): Promise<UserCaller> {
    const caller =
      typeof sessionId === 'string' ? await this.app.get('sessions').callerOf(sessionId) : undefined
    if (!caller) throw sessionEnded()
    return caller
  }

  /** Any header that holds no API key, so that one of a wrong form is refused and not taken for none. */
  override async parse(req: IncomingMessage) {
    const accessToken = headerToken(req)
    return accessToken === undefined ? null : { strategy: this.name, accessToken }
  }

  /** Joins and leaves the channels of a socket that signs in or out. Feathers' own would end it with its token. */
  override async handleConnection(
    event: ConnectionEvent,
    connection: Connection,
    signedIn?: Partial<SignedIn>,
  ) {
    if (event === 'login' && signedIn?.accessToken) await this.join(connection, signedIn.accessToken)
    if (event === 'logout') this.app.get('sockets').become(connection, visitor)
    if (event === 'disconnect') delete connection.authentication
  }

  private async join(connection: Connection, accessToken: string) {
    const authentication = { strategy: this.name, accessToken }
    const { caller } = await this.authenticate(authentication, {})
    const { caller: was } = connection
    // A newer token of the same session changes no channels.
    const isSame = 'sessionId' in was && 'sessionId' in caller && was.sessionId === caller.sessionId
    if (!isSame) this.app.get('sockets').become(connection, caller)
    connection.authentication = authentication
    // Had the session ended while we were looking, nobody would have closed this socket.
    await this.authenticate(authentication, { connection })
  }

  /** The official clients continue with whatever token a sign-in answered, which may be an API key. */
  private async withApiKey(apiKey: string): Promise<TokenSignIn> {
    const strategy = 'api-key'
    const signIn = await this.authentication!.authenticate({ strategy, apiKey }, {}, strategy)
    const { caller } = signIn as TokenSignIn
    const authentication = { strategy: this.name, accessToken: apiKey, payload: {} }
    return { authentication, accessToken: apiKey, caller }
  }

  /** Ends the sockets of a session whose end no message reported. */
  private endUnnoticed(connection: Connection) {
    const { caller } = connection
    // The one that calls comes first, or it would be closed before its answer.
    this.app.get('sockets').become(connection, visitor)
    if (!('sessionId' in caller)) return
    this.app.get('sockets').drop((each) => 'sessionId' in each && each.sessionId === caller.sessionId)
  }
}
