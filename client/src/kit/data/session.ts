import { sessionHintCookie } from '@mainstreet/shared/session-hint'
import { ApiError, rest } from './rest'

/** Who is signed in. An owner's `accounts` are the own businesses; staff see any. */
export interface SessionUser {
  id: number
  name: string
  email: string
  role: 'owner' | 'staff'
  accounts: number[]
}

/** Why nobody is signed in: not yet, the session ran out or was closed elsewhere, or the user left. */
export type SignedOutReason = 'new' | 'ended' | 'left'

/** Where the sign-in stands. */
export type SessionState =
  | { status: 'starting' }
  | { status: 'unreachable'; error: unknown }
  | { status: 'signed-out'; why: SignedOutReason }
  | { status: 'signed-in'; user: SessionUser; accountId: number | null }

/** The sign-in of this tab: the access token lives here and nowhere else, the refresh token in a cookie. */
export interface Session {
  state(): SessionState
  subscribe(listener: () => void): () => void
  /** Told whenever a new access token is there. */
  onToken(listener: () => void): () => void
  /** Tries the refresh cookie; again after `unreachable`. */
  start(): Promise<void>
  signIn(username: string, password: string): Promise<void>
  /** Ends the session everywhere; rejects when the server could not be told, since it then goes on. */
  signOut(): Promise<void>
  /** A token that is good for half a minute at least; throws ApiError 401 when the session is over. */
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
const address = '/api/authentication'
const usualLifetime = 15 * 60_000
const margin = 60_000
const retryAfter = 10_000

/** Milliseconds a token lives; told from its own times, so that this machine's clock does not matter. */
const lifetimeOf = (token: string): number => {
  try {
    const text = atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/'))
    const { iat, exp } = JSON.parse(text) as { iat?: number; exp?: number }
    return iat && exp && exp > iat ? (exp - iat) * 1000 : usualLifetime
  } catch {
    return usualLifetime
  }
}

const remembered = (): number | null => {
  const id = Number(sessionStorage.getItem(accountKey))
  return Number.isInteger(id) && id > 0 ? id : null
}

const accountFor = ({ role, accounts }: SessionUser): number | null => {
  const chosen = remembered()
  if (role === 'staff') return chosen
  return chosen !== null && accounts.includes(chosen) ? chosen : (accounts[0] ?? null)
}

/** A refresh token works once: two tabs that used the same one would end the session. */
const oneTabAtATime = <T>(run: () => Promise<T>): Promise<T> =>
  navigator.locks ? navigator.locks.request('mainstreet-session', run) : run()

const isRefused = (error: unknown) => error instanceof ApiError && (error.code === 401 || error.code === 403)

/** Where nobody has signed in, asking would only be refused, in red on the console. */
const maySignIn = () => document.cookie.split('; ').includes(`${sessionHintCookie}=1`)

/** The session of this browser tab. */
export const createSession = (): Session => {
  const listeners = new Set<() => void>()
  const tokenListeners = new Set<() => void>()
  let state: SessionState = { status: 'starting' }
  let accessToken = ''
  let expires = 0
  let renewing: Promise<string> | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let tabs: BroadcastChannel | undefined

  const become = (next: SessionState) => {
    state = next
    listeners.forEach((each) => each())
  }
  const forget = (why: SignedOutReason) => {
    clearTimeout(timer)
    accessToken = ''
    become({ status: 'signed-out', why })
  }
  const later = (delay: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => void renewNow().catch(() => {}), delay)
  }
  const accept = ({ accessToken: token, user }: SignedIn) => {
    const lifetime = lifetimeOf(token)
    accessToken = token
    expires = Date.now() + lifetime
    later(Math.max(lifetime - margin, margin / 2))
    const same = state.status === 'signed-in' && state.user.id === user.id
    const accountId = same && state.status === 'signed-in' ? state.accountId : accountFor(user)
    become({ status: 'signed-in', user, accountId })
    tokenListeners.forEach((each) => each())
    return token
  }

  const refresh = async (): Promise<string> => {
    const wasIn = state.status === 'signed-in'
    try {
      if (!wasIn && !maySignIn()) throw new ApiError('NotAuthenticated', 'Please sign in.', { code: 401 })
      const body = { strategy: 'refresh' }
      return accept(await oneTabAtATime(() => rest<SignedIn>(address, { method: 'POST', body })))
    } catch (error) {
      if (isRefused(error)) forget(wasIn ? 'ended' : 'new')
      else if (wasIn) later(retryAfter)
      else become({ status: 'unreachable', error })
      throw error
    }
  }
  const renewNow = () => {
    renewing ??= refresh().finally(() => {
      renewing = undefined
    })
    return renewing
  }
  const signedIn = () => state.status === 'signed-in'

  const hearOtherTabs = () => {
    if (tabs || typeof BroadcastChannel === 'undefined') return
    tabs = new BroadcastChannel('mainstreet-session')
    tabs.addEventListener('message', ({ data }) => {
      if (data === 'signed-out' && signedIn()) forget('ended')
      // Another tab's sign-in replaced the cookie: this tab follows to the same user.
      if (data === 'signed-in') void renewNow().catch(() => {})
    })
  }

  return {
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
      hearOtherTabs()
      if (state.status === 'signed-in' || state.status === 'signed-out') return
      await renewNow().catch(() => {})
    },
    async signIn(username, password) {
      const body = { strategy: 'local', username, password }
      accept(await oneTabAtATime(() => rest<SignedIn>(address, { method: 'POST', body })))
      tabs?.postMessage('signed-in')
    },
    async signOut() {
      await oneTabAtATime(() => rest(address, { method: 'DELETE', token: accessToken })).catch((error) => {
        if (!isRefused(error)) throw error
      })
      sessionStorage.removeItem(accountKey)
      forget('left')
      tabs?.postMessage('signed-out')
    },
    async token() {
      return accessToken && Date.now() < expires - margin / 2 ? accessToken : renewNow()
    },
    async renew(refused) {
      return accessToken && accessToken !== refused ? accessToken : renewNow()
    },
    chooseAccount(id) {
      if (state.status !== 'signed-in') return
      sessionStorage.setItem(accountKey, String(id))
      become({ ...state, accountId: id })
    },
    rename(name) {
      if (state.status === 'signed-in') become({ ...state, user: { ...state.user, name } })
    },
  }
}
