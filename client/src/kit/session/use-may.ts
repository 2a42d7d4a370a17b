import type { Method, Role } from '@mainstreet/shared/access'
import type { AnyContract } from '@mainstreet/shared/contract'
import { mayCall } from '@mainstreet/shared/may-call'
import { use, useSyncExternalStore } from 'react'
import { SessionContext } from './session-context'
import type { SessionState } from './session-state'

type SignedIn = Extract<SessionState, { status: 'signed-in' }>

const neverChanges = () => () => {}
const getNobody = () => null

const roleOf = ({ user, customerId }: SignedIn): Role => {
  if (user.role === 'staff') return 'staff'
  return user.memberships?.find((each) => each.customerId === customerId)?.role ?? 'owner'
}

/** Who is looking: what the signed-in user is in the account in view, or a visitor. */
export const useRole = (): Role => {
  const session = use(SessionContext)
  const read = session?.state ?? getNobody
  const state = useSyncExternalStore(session?.subscribe ?? neverChanges, read, read)
  return state?.status === 'signed-in' ? roleOf(state) : 'visitor'
}

/** Whether whoever is looking may use a method, by the same table that the server asks: what it would refuse is not shown. */
export const useMay = (contract: AnyContract, method: Method): boolean => mayCall(contract, useRole(), method)
