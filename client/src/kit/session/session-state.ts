import type { Locale } from '@mainstreet/shared/rules/money'
import { createEmitter } from '../emitter'

/** Who is signed in. An owner's `accounts` are the own businesses; staff see any. */
export interface SessionUser {
  id: number
  name: string
  email: string
  role: 'owner' | 'staff'
  accounts: number[]
  /** The back office's language; null follows the browser. */
  language: Locale | null
}

/** Why nobody is signed in: not yet, the session expired or was ended elsewhere, or the user signed out. */
export type SignedOutReason = 'new' | 'ended' | 'left'

/** The state of the sign-in. */
export type SessionState =
  | { status: 'starting' }
  | { status: 'unreachable'; error: unknown }
  | { status: 'signed-out'; why: SignedOutReason }
  | { status: 'signed-in'; user: SessionUser; accountId: number | null }

const accountKey = 'mainstreet-account'

const storedAccountId = (): number | null => {
  const id = Number(sessionStorage.getItem(accountKey))
  return Number.isInteger(id) && id > 0 ? id : null
}

const accountFor = ({ role, accounts }: SessionUser): number | null => {
  if (role === 'staff') return null
  const chosen = storedAccountId()
  return chosen !== null && accounts.includes(chosen) ? chosen : (accounts[0] ?? null)
}

/** Forgets the account that this tab had chosen. */
export const forgetAccount = () => sessionStorage.removeItem(accountKey)

/** Holds the state of the sign-in, and remembers the chosen account for this tab. */
export const createSessionState = () => {
  const changes = createEmitter()
  let state: SessionState = { status: 'starting' }

  const set = (next: SessionState) => {
    state = next
    changes.emit()
  }
  return {
    read: () => state,
    subscribe: changes.subscribe,
    set,
    isSignedIn: () => state.status === 'signed-in',
    /** Signs a user in; who was signed in already stays in the account in view. */
    signIn(user: SessionUser) {
      const before = state
      const isSame = before.status === 'signed-in' && before.user.id === user.id
      set({ status: 'signed-in', user, accountId: isSame ? before.accountId : accountFor(user) })
    },
    chooseAccount(id: number) {
      if (state.status !== 'signed-in') return
      sessionStorage.setItem(accountKey, String(id))
      set({ ...state, accountId: id })
    },
    /** Shows what the user has changed of oneself. */
    changeUser(changes: Partial<Pick<SessionUser, 'name' | 'email' | 'language'>>) {
      if (state.status === 'signed-in') set({ ...state, user: { ...state.user, ...changes } })
    },
  }
}
