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

/** The signed-in user and the account in view (null: staff who have chosen none); throws when nobody is signed in. */
export const useSignedIn = (): { user: SessionUser; accountId: number | null } => {
  const { state } = useSession()
  if (state.status !== 'signed-in') throw new Error('Nobody is signed in.')
  return state
}

/** The account that a dashboard page is about; throws where none is chosen. */
export const useAccountId = (): number => {
  const { accountId } = useSignedIn()
  if (accountId === null) throw new Error('No account is in view.')
  return accountId
}
