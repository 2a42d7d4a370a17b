import { createContext, use, useSyncExternalStore } from 'react'
import type { Session } from './session'
import type { SessionUser } from './session-state'

/** The session of the signed-in surfaces; none on public pages. */
export const SessionContext = createContext<Session | null>(null)

/** The session and its current state; throws on a public page. */
export const useSession = () => {
  const session = use(SessionContext)
  if (!session) throw new Error('There is no session on a public page.')
  const state = useSyncExternalStore(session.subscribe, session.state, session.state)
  return { session, state }
}

/** The signed-in user and the account that an owner has chosen (null: staff, whose addresses name it); throws when nobody is signed in. */
export const useSignedIn = (): { user: SessionUser; customerId: number | null } => {
  const { state } = useSession()
  if (state.status !== 'signed-in') throw new Error('Nobody is signed in.')
  return state
}

/** Provides the account that the surface around a page is about, null where it is about none; without it, the account that its owner has chosen. */
export const AccountInView = createContext<number | null | undefined>(undefined)

/** The account in view: the one that the address names for staff, or that an owner has chosen; null where there is none. */
export const useAccountInView = (): number | null => {
  const named = use(AccountInView)
  const { customerId } = useSignedIn()
  return named === undefined ? customerId : named
}

/** The account that a dashboard page is about; throws where there is none. */
export const useCustomerId = (): number => {
  const customerId = useAccountInView()
  if (customerId === null) throw new Error('No account is in view.')
  return customerId
}
