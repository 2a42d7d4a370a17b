import type { PasskeyProof } from '@mainstreet/shared/contracts/second-factor'
import { sessionHintIn } from '@mainstreet/shared/session-hint'
import { createEmitter } from '../emitter'
import { createAccessToken } from './access-token'
import { createBackOfficeClient, type BackOfficeClient } from '../data/back-office-client'
import { forgetAllKept } from '../form/kept/kept-text'
import { ApiError } from '../data/rest'
import {
  createSessionState,
  forgetAccount,
  type SessionState,
  type SessionUser,
  type SignedOutReason,
} from './session-state'
import { createSessionTabs, oneTabAtATime } from './session-tabs'

/** The sign-in of this tab: the access token is in this tab's memory only, the refresh token in an HttpOnly cookie. */
export interface Session {
  /** The client that this session signs in; await `token` before a call. */
  client: BackOfficeClient
  state(): SessionState
  subscribe(listener: () => void): () => void
  /** Calls the listener with every new access token. */
  onToken(listener: () => void): () => void
  /** Tries the refresh cookie; again after `unreachable`. */
  start(): Promise<void>
  /** By name and password, with a code where a second factor is asked for, or by a passkey alone. */
  signIn(login: Login): Promise<void>
  /** Ends the session everywhere; rejects when the server did not answer, since the session then continues. */
  signOut(): Promise<void>
  /** A token that is valid for half a minute at least; throws ApiError 401 when the session is over. */
  token(): Promise<string>
  /** Gets a new token after the server refused the one given. */
  renew(refused: string): Promise<string>
  chooseAccount(id: number): void
  changeUser(changes: Partial<Pick<SessionUser, 'name' | 'email' | 'language'>>): void
}

interface SignedIn {
  accessToken: string
  user: SessionUser
}

/** What somebody signs in with. */
export type Login = { username: string; password: string; code?: string } | { passkey: PasskeyProof }

const credentialsOf = (login: Login) =>
  'passkey' in login ? { strategy: 'passkey', response: login.passkey } : { strategy: 'local', ...login }

type Credentials = { strategy: 'refresh' } | ReturnType<typeof credentialsOf>

const retryMs = 10_000

const isRefused = (error: unknown) => error instanceof ApiError && (error.code === 401 || error.code === 403)

/** Without a session the server would refuse the request, and the browser would log an error. */
const maySignIn = () => Boolean(sessionHintIn(document.cookie))

/** The sign-in of a client: its state and its token, which is renewed before it expires. */
const createSignIn = (client: BackOfficeClient) => {
  const state = createSessionState()
  const newTokens = createEmitter()
  const accessToken = createAccessToken(() => void renewNow().catch(() => {}))
  let renewing: Promise<string> | undefined

  const signOut = (why: SignedOutReason) => {
    accessToken.clear()
    client.authentication.removeAccessToken()
    void client.authentication.reset()
    state.set({ status: 'signed-out', why })
  }
  const authenticate = async (credentials: Credentials) => {
    // Feathers types the answer as any record; the authentication service adds these two.
    const signedIn = await oneTabAtATime(() => client.authenticate(credentials) as Promise<SignedIn>)
    accessToken.set(signedIn.accessToken)
    state.signIn(signedIn.user)
    newTokens.emit()
    return signedIn.accessToken
  }
  const refresh = async (): Promise<string> => {
    const wasSignedIn = state.isSignedIn()
    try {
      if (!wasSignedIn && !maySignIn())
        throw new ApiError('NotAuthenticated', 'Please sign in.', { code: 401 })
      return await authenticate({ strategy: 'refresh' })
    } catch (error) {
      if (isRefused(error)) signOut(wasSignedIn ? 'ended' : 'new')
      else if (wasSignedIn) accessToken.renewAfter(retryMs)
      else state.set({ status: 'unreachable', error })
      throw error
    }
  }
  const renewNow = () => {
    renewing ??= refresh().finally(() => {
      renewing = undefined
    })
    return renewing
  }
  // A refresh that could not be sent resets the client, whose calls would then carry no token.
  const tokenIf = async (isUsable: boolean) =>
    isUsable && client.authentication.authenticated ? accessToken.read() : renewNow()

  return {
    state,
    onToken: newTokens.subscribe,
    authenticate,
    signOut,
    renewNow,
    token: () => tokenIf(accessToken.isFresh()),
    renew: (refused: string) => tokenIf(accessToken.read() !== refused),
  }
}

/** The session of this browser tab. */
export const createSession = (): Session => {
  const client = createBackOfficeClient()
  const { state, onToken, authenticate, signOut, renewNow, token, renew } = createSignIn(client)
  const tabs = createSessionTabs((message) => {
    if (message === 'signed-out' && state.isSignedIn()) signOut('ended')
    // Another tab's sign-in replaced the cookie: this tab signs in as the same user.
    if (message === 'signed-in') void renewNow().catch(() => {})
  })
  return {
    client,
    state: state.read,
    subscribe: state.subscribe,
    onToken,
    async start() {
      tabs.open()
      const { status } = state.read()
      if (status === 'starting' || status === 'unreachable') await renewNow().catch(() => {})
    },
    async signIn(login) {
      await authenticate(credentialsOf(login))
      tabs.post('signed-in')
    },
    async signOut() {
      const signedOut = token().then(() => oneTabAtATime(() => client.logout()))
      await signedOut.catch((error: unknown) => {
        if (!isRefused(error)) throw error
      })
      forgetAccount()
      forgetAllKept()
      signOut('left')
      tabs.post('signed-out')
    },
    token,
    renew,
    chooseAccount: state.chooseAccount,
    changeUser: state.changeUser,
  }
}
