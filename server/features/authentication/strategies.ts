import { NotAuthenticated } from '@feathersjs/errors'
import { Type, type Static, type TSchema } from '@sinclair/typebox'
import { filledText, text } from '@mainstreet/shared/columns'
import type { Application } from '../../declarations'
import { invalid } from '../../kit/service/errors'
import { bodyCheck } from '../../kit/service/validate'
import { signAccessToken } from './access-token'
import type { KeyCaller } from './api-key-callers'
import { callerOfToken } from './callers'
import { verifyPassword } from '../users/passwords'
import type { SlotParams } from './refresh-cookie'
import type { UserCaller } from './sessions'

/** Somebody let in, and the token they go on with. */
export interface Admitted {
  caller: UserCaller | KeyCaller
  accessToken: string
}

type Admit = (data: unknown, params: SlotParams) => Promise<Admitted>

const wrong = () => new NotAuthenticated('Username or password are incorrect.')

const closed = <P extends Record<string, TSchema>>(strategy: string, properties: P) =>
  Type.Object({ strategy: Type.Literal(strategy), ...properties }, { additionalProperties: false })

/** A strategy with a body of exactly this shape: an object where a text belongs never reaches a query. */
const strategy = <S extends TSchema>(
  schema: S,
  admit: (data: Static<S>, params: SlotParams) => Promise<Admitted>,
): Admit => {
  const check = bodyCheck(schema)
  return async (data, params) => {
    check(data)
    return admit(data as Static<S>, params)
  }
}

const localBody = closed('local', {
  username: Type.Optional(filledText(254)),
  email: Type.Optional(filledText(254)),
  password: text(200),
})

interface Known {
  id: number
  passwordHash: string
  disabled: boolean
}

const findByLogin = async (app: Application, login: string): Promise<Known | undefined> =>
  app
    .get('database')
    .knex('users')
    .where(login.includes('@') ? { email: login } : { username: login })
    .first('id', 'passwordHash', 'disabled')

/** Begins a session, unless the user was disabled or got another password since it was looked up. */
const begin = (app: Application, user: Known, { refresh }: SlotParams) =>
  app.get('runWork')(async (work) => {
    const { id, passwordHash } = user
    const same = await work.trx('users').where({ id, passwordHash, disabled: false }).forUpdate().first('id')
    if (!same) throw wrong()
    const sessionId = await app.get('sessions').start(id, work)
    // Without a cookie to keep it in, a refresh token would only be one more secret to lose.
    return { sessionId, token: refresh ? await app.get('refreshTokens').issue(sessionId, work) : undefined }
  })

const admitSession = async (app: Application, sessionId: string): Promise<Admitted> => {
  const caller = await app.get('sessions').callerOf(sessionId)
  if (!caller) throw new NotAuthenticated('Please sign in.')
  return { caller, accessToken: signAccessToken(app, caller) }
}

const local = (app: Application) =>
  strategy(localBody, async ({ username, email, password }, params) => {
    if ((username === undefined) === (email === undefined))
      throw invalid({ username: 'or email is required' })
    const login = (username ?? email)!.trim().toLowerCase()
    await app.get('limits').limit('login-address', params.address ?? 'unknown')
    const user = await findByLogin(app, login)
    // One person has two names, but not twice as many guesses.
    const key = user ? `user ${user.id}` : `name ${login}`
    await app.get('limits').limit('login-name', key)
    const stored = user?.disabled ? undefined : user?.passwordHash
    if (!(await verifyPassword(stored, password)) || !user) throw wrong()
    await app.get('limits').reset('login-name', key)
    const { sessionId, token } = await begin(app, user, params)
    if (params.refresh) params.refresh.next = token
    return admitSession(app, sessionId)
  })

const refresh = (app: Application) =>
  strategy(closed('refresh', {}), async (_data, { refresh: slot }) => {
    if (!slot?.sent) throw new NotAuthenticated('Please sign in.')
    try {
      const { sessionId, token } = await app.get('refreshTokens').rotate(slot.sent)
      const admitted = await admitSession(app, sessionId)
      slot.next = token
      return admitted
    } catch (error) {
      if (error instanceof NotAuthenticated) slot.next = null
      throw error
    }
  })

const goOn =
  (app: Application) =>
  async (accessToken: string): Promise<Admitted> => ({
    caller: await callerOfToken(app, accessToken),
    accessToken,
  })

/** The ways in, by the name that a body's `strategy` gives them. */
export const strategiesOf = (app: Application): Readonly<Record<string, Admit>> => ({
  local: local(app),
  refresh: refresh(app),
  jwt: strategy(closed('jwt', { accessToken: filledText(2000) }), ({ accessToken }) =>
    goOn(app)(accessToken),
  ),
  'api-key': strategy(closed('api-key', { apiKey: filledText(80) }), ({ apiKey }) => goOn(app)(apiKey)),
})
