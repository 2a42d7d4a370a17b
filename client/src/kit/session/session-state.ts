import type { MemberRole } from '@mainstreet/shared/access'
import type { Locale } from '@mainstreet/shared/rules/language'
import { createEmitter } from '../emitter'

/** Who is signed in. A person's `accounts` are those of which she or he is an owner or a helper; staff see any. */
export interface SessionUser {
  id: number
  name: string
  email: string
  role: 'owner' | 'staff'
  accounts: number[]
  /** What the person is in each of them; absent for an owner of all. */
  memberships?: readonly { customerId: number; role: MemberRole }[]
  /** Staff who may do nothing before they have added a second factor. */
  needsSecondFactor: boolean
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
  | { status: 'signed-in'; user: SessionUser; customerId: number | null }

const accountKey = 'mainstreet-account'

const storedAccountId = (): number | null => {
  const id = Number(sessionStorage.getItem(accountKey))
  return Number.isInteger(id) && id > 0 ? id : null
}

const lastKey = (userId: number) => `${accountKey}-${userId}`

/** This tab's choice, else the one that this user made last in this browser, else the first. */
const accountFor = ({ id, role, accounts }: SessionUser): number | null => {
  if (role === 'staff') return null
  const chosen = storedAccountId()
  const last = Number(localStorage.getItem(lastKey(id)))
  return [chosen, last].find((each) => each !== null && accounts.includes(each)) ?? accounts[0] ?? null
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
      const stays = isSame && (user.role === 'staff' || user.accounts.includes(before.customerId ?? 0))
      set({ status: 'signed-in', user, customerId: stays ? before.customerId : accountFor(user) })
    },
    chooseAccount(id: number) {
      if (state.status !== 'signed-in') return
      sessionStorage.setItem(accountKey, String(id))
      localStorage.setItem(lastKey(state.user.id), String(id))
      set({ ...state, customerId: id })
    },
    /** Shows what the user has changed of oneself. */
    changeUser(changes: Partial<Pick<SessionUser, 'name' | 'email' | 'language'>>) {
      if (state.status === 'signed-in') set({ ...state, user: { ...state.user, ...changes } })
    },
  }
}
