import { BadRequest, NotAuthenticated } from '@feathersjs/errors'
import type { HookContext, NextFunction } from '@feathersjs/feathers'
import type { Application } from '../../declarations'
import type { Connection } from '../../kit/events/sockets'
import { visitor } from '../../kit/service/caller'
import { invalid } from '../../kit/service/errors'
import type { KeyCaller } from './api-key-callers'
import type { SlotParams } from './refresh-cookie'
import type { UserCaller } from './sessions'
import { strategiesOf } from './strategies'

/** What a sign-in answers; a program with an API key has no user. */
export interface SignedIn {
  accessToken: string
  authentication: { strategy: string }
  user?: { id: number; name: string; email: string; role: 'owner' | 'staff'; accounts: readonly number[] }
}

const createAuthentication = (app: Application) => {
  const strategies = strategiesOf(app)
  const sessions = app.get('sessions')

  const userOf = async (caller: UserCaller | KeyCaller): Promise<SignedIn['user']> => {
    if (caller.role === 'integrator') return undefined
    const row = await app
      .get('database')
      .knex('users')
      .where({ id: caller.userId })
      .first('id', 'name', 'email', 'role')
    if (!row) throw new NotAuthenticated('Please sign in.')
    return { ...row, accounts: caller.role === 'owner' ? caller.accounts : [] }
  }

  const enter = async (connection: Connection, caller: UserCaller | KeyCaller) => {
    const { caller: was } = connection
    // A newer token of the same session changes nobody's rooms.
    const same = 'sessionId' in was && 'sessionId' in caller && was.sessionId === caller.sessionId
    if (!same) app.get('sockets').become(connection, caller)
    // Had the session ended while we were looking, nobody would have told this socket.
    if (caller.role === 'integrator' || (await sessions.isLive(caller.sessionId))) return
    app.get('sockets').become(connection, visitor)
    throw new NotAuthenticated('Please sign in.')
  }

  return {
    async create(data: { strategy?: unknown } | undefined, params: SlotParams): Promise<SignedIn> {
      const strategy = data?.strategy
      if (typeof strategy !== 'string' || !Object.hasOwn(strategies, strategy))
        throw invalid({ strategy: `must be one of ${Object.keys(strategies).join(', ')}` })
      const { caller, accessToken } = await strategies[strategy]!(data, params)
      const user = await userOf(caller)
      if (params.connection) await enter(params.connection as Connection, caller)
      return { accessToken, authentication: { strategy }, ...(user ? { user } : {}) }
    },

    /** Signs out: the session of the caller and the one of the cookie, which may differ, both end. */
    async remove(
      id: unknown,
      { caller = visitor, connection, refresh }: SlotParams,
    ): Promise<Partial<SignedIn>> {
      if (id !== null && id !== undefined) throw new BadRequest('Sign out without an id.')
      const ending = new Set<string>()
      if ('sessionId' in caller) ending.add(caller.sessionId)
      const remembered = refresh?.sent && (await app.get('refreshTokens').sessionOf(refresh.sent))
      if (remembered) ending.add(remembered)
      if (refresh) refresh.next = null
      // First, so that the socket which asks still gets its answer when the others of its session are closed.
      if (connection) app.get('sockets').become(connection as Connection, visitor)
      for (const sessionId of ending) await sessions.end(sessionId)
      if (caller.role === 'visitor' && ending.size === 0) throw new NotAuthenticated('You are not signed in.')
      return { authentication: { strategy: 'jwt' } }
    },
  }
}

/** No query and no events. */
const guarded = async (context: HookContext, next: NextFunction) => {
  context.event = null
  const [unknown] = Object.keys(context.params.query ?? {})
  if (unknown) throw invalid({ [unknown]: 'is not known here' })
  await next()
}

declare module '../../declarations' {
  interface ServiceTypes {
    authentication: ReturnType<typeof createAuthentication>
  }
}

/** Puts the service `authentication` into the application, as the official clients call it. */
export const serveAuthentication = (app: Application): void => {
  app
    .get('policies')
    .set('authentication', 'Anybody may sign in, within limits; whoever is signed in may sign out.')
  app.use('authentication', createAuthentication(app), { methods: ['create', 'remove'] })
  app.service('authentication').hooks({ around: { all: [guarded] } })
}
