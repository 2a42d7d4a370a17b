import { sessionHintCookie } from '@mainstreet/shared/session-hint'
import { createBackOfficeClient, type BackOfficeClient } from './back-office-client'
import { ApiError } from './rest'

/** Who is signed in. An owner's `accounts` are the own businesses; staff see any. */
export interface SessionUser {
  id: number
  name: string
  email: string
  role: 'owner' | 'staff'
  accounts: number[]
}

/** Why nobody is signed in: not yet, the session expired or was ended elsewhere, or the user signed out. */
export type SignedOutReason = 'new' | 'ended' | 'left'

/** The state of the sign-in. */
export type SessionState =
  | { status: 'starting' }
  | { status: 'unreachable'; error: unknown }
  | { status: 'signed-out'; why: SignedOutReason }
  | { status: 'signed-in'; user: SessionUser; accountId: number | null }

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
  signIn(username: string, password: string): Promise<void>
  /** Ends the session everywhere; rejects when the server did not answer, since the session then continues. */
  signOut(): Promise<void>
  /** A token that is valid for half a minute at least; throws ApiError 401 when the session is over. */
  token(): Promise<string>
  /** Gets a new token after the server refused the one given. */
  renew(refused: string): Promise<string>
  chooseAccount(id: number): void
  rename(name: string): void
}

interface SignedIn {
  accessToken: string
  user: SessionUser
}

const accountKey = 'mainstreet-account'
const defaultLifetimeMs = 15 * 60_000
const marginMs = 60_000
const retryAfterMs = 10_000

/** Milliseconds a token lives: from its own times, so that this machine's clock does not matter. */
const lifetimeOf = (token: string): number => {
  try {
    const text = atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/'))
    const { iat, exp } = JSON.parse(text) as { iat?: number; exp?: number }
    return iat && exp && exp > iat ? (exp - iat) * 1000 : defaultLifetimeMs
  } catch {
    return defaultLifetimeMs
  }
}

const storedAccountId = (): number | null => {
  const id = Number(sessionStorage.getItem(accountKey))
  return Number.isInteger(id) && id > 0 ? id : null
}

const accountFor = ({ role, accounts }: SessionUser): number | null => {
  const chosen = storedAccountId()
  if (role === 'staff') return chosen
  return chosen !== null && accounts.includes(chosen) ? chosen : (accounts[0] ?? null)
}

/** A refresh token works once: two tabs that used the same one would end the session. */
const oneTabAtATime = <T>(run: () => Promise<T>): Promise<T> =>
  navigator.locks ? navigator.locks.request('mainstreet-session', run) : run()

const isRefused = (error: unknown) => error instanceof ApiError && (error.code === 401 || error.code === 403)

/** Without a session the server would refuse the request, and the browser would log an error. */
const maySignIn = () => document.cookie.split('; ').includes(`${sessionHintCookie}=1`)

/** The session of this browser tab. */
export const createSession = (): Session => {
  const client = createBackOfficeClient()
  const listeners = new Set<() => void>()
  const tokenListeners = new Set<() => void>()
  let state: SessionState = { status: 'starting' }
  let accessToken = ''
  let expires = 0
  let renewing: Promise<string> | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let tabs: BroadcastChannel | undefined

  const setState = (next: SessionState) => {
    state = next
    listeners.forEach((listener) => listener())
  }
  const forget = (why: SignedOutReason) => {
    clearTimeout(timer)
    accessToken = ''
    client.authentication.removeAccessToken()
    void client.authentication.reset()
    setState({ status: 'signed-out', why })
  }
  const renewAfter = (delay: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => void renewNow().catch(() => {}), delay)
  }
  const accept = ({ user, ...signedIn }: SignedIn) => {
    accessToken = signedIn.accessToken
    const lifetime = lifetimeOf(accessToken)
    expires = Date.now() + lifetime
    renewAfter(Math.max(lifetime - marginMs, marginMs / 2))
    const same = state.status === 'signed-in' && state.user.id === user.id
    const accountId = same && state.status === 'signed-in' ? state.accountId : accountFor(user)
    setState({ status: 'signed-in', user, accountId })
    tokenListeners.forEach((listener) => listener())
    return accessToken
  }
  const authenticate = async (credentials: { strategy: 'refresh' | 'local'; [name: string]: string }) =>
    accept(await oneTabAtATime(() => client.authenticate(credentials) as Promise<SignedIn>))

  const refresh = async (): Promise<string> => {
    const wasIn = state.status === 'signed-in'
    try {
      if (!wasIn && !maySignIn()) throw new ApiError('NotAuthenticated', 'Please sign in.', { code: 401 })
      return await authenticate({ strategy: 'refresh' })
    } catch (error) {
      if (isRefused(error)) forget(wasIn ? 'ended' : 'new')
      else if (wasIn) renewAfter(retryAfterMs)
      else setState({ status: 'unreachable', error })
      throw error
    }
  }
  const renewNow = () => {
    renewing ??= refresh().finally(() => {
      renewing = undefined
    })
    return renewing
  }
  const token = async () => {
    // A refresh that could not be sent resets the client, whose calls would then carry no token.
    const isFresh = client.authentication.authenticated && Date.now() < expires - marginMs / 2
    return isFresh ? accessToken : renewNow()
  }
  const signedIn = () => state.status === 'signed-in'

  const followOtherTabs = () => {
    if (tabs || typeof BroadcastChannel === 'undefined') return
    tabs = new BroadcastChannel('mainstreet-session')
    tabs.addEventListener('message', ({ data }) => {
      if (data === 'signed-out' && signedIn()) forget('ended')
      // Another tab's sign-in replaced the cookie: this tab signs in as the same user.
      if (data === 'signed-in') void renewNow().catch(() => {})
    })
  }

  return {
    client,
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    onToken: (listener) => {
      tokenListeners.add(listener)
      return () => void tokenListeners.delete(listener)
    },
    async start() {
      followOtherTabs()
      if (state.status === 'signed-in' || state.status === 'signed-out') return
      await renewNow().catch(() => {})
    },
    async signIn(username, password) {
      await authenticate({ strategy: 'local', username, password })
      tabs?.postMessage('signed-in')
    },
    async signOut() {
      const signedOut = token().then(() => oneTabAtATime(() => client.logout()))
      await signedOut.catch((error: unknown) => {
        if (!isRefused(error)) throw error
      })
      sessionStorage.removeItem(accountKey)
      forget('left')
      tabs?.postMessage('signed-out')
    },
    token,
    async renew(refused) {
      return client.authentication.authenticated && accessToken !== refused ? accessToken : renewNow()
    },
    chooseAccount(id) {
      if (state.status !== 'signed-in') return
      sessionStorage.setItem(accountKey, String(id))
      setState({ ...state, accountId: id })
    },
    rename(name) {
      if (state.status === 'signed-in') setState({ ...state, user: { ...state.user, name } })
    },
  }
}
