import type { Method, Role } from '@mainstreet/shared/access'
import type { AnyContract } from '@mainstreet/shared/contract'
import { mayCall } from '@mainstreet/shared/may-call'
import { use, useMemo, useSyncExternalStore } from 'react'
import { SessionContext } from './session-context'
import type { SessionState } from './session-state'

type SignedIn = Extract<SessionState, { status: 'signed-in' }>

const neverChanges = () => () => {}
const getNobody = () => null

const visitor: readonly Role[] = ['visitor']
const staff: readonly Role[] = ['staff']
const owner: readonly Role[] = ['owner']

const rolesOf = ({ user, customerId }: SignedIn): readonly Role[] => {
  if (user.role === 'staff') return staff
  const own = user.memberships?.filter((each) => each.customerId === customerId) ?? []
  return own.length > 0 ? own.map(({ role }) => role) : owner
}

/** Who is looking: what the signed-in user is in the account in view, a helper once for each duty, or a visitor. */
export const useRoles = (): readonly Role[] => {
  const session = use(SessionContext)
  const read = session?.state ?? getNobody
  const state = useSyncExternalStore(session?.subscribe ?? neverChanges, read, read)
  return useMemo(() => (state?.status === 'signed-in' ? rolesOf(state) : visitor), [state])
}

/** Whether one of some roles may use a method. */
export const mayAny = (contract: AnyContract, roles: readonly Role[], method: Method): boolean =>
  roles.some((role) => mayCall(contract, role, method))

/** Whether whoever is looking may use a method, by the same table that the server asks: what it would refuse is not shown. */
export const useMay = (contract: AnyContract, method: Method): boolean => mayAny(contract, useRoles(), method)
