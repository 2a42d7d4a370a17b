import type { Method, Role } from '@mainstreet/shared/access'
import type { AnyContract } from '@mainstreet/shared/contract'
import { mayCall } from '@mainstreet/shared/may-call'
import { use, useSyncExternalStore } from 'react'
import { SessionContext } from './session-context'

const never = () => () => {}
const nobody = () => null

/** Who is looking: the signed-in user's role, or a visitor. */
export const useRole = (): Role => {
  const session = use(SessionContext)
  const read = session?.state ?? nobody
  const state = useSyncExternalStore(session?.subscribe ?? never, read, read)
  return state?.status === 'signed-in' ? state.user.role : 'visitor'
}

/** Whether whoever is looking may use a method, by the same table that the server asks: what it would refuse is not shown. */
export const useMay = (contract: AnyContract, method: Method): boolean => mayCall(contract, useRole(), method)
