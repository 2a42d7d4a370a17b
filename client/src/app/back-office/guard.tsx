import { backOfficeRoutes } from '@mainstreet/shared/routes'
import { useEffect, type ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { useSession } from '../../kit/session/session-context'
import { ErrorState } from '../../kit/ui/error-state'
import { ForbiddenPage } from './forbidden-page'
import { OpenAccount, useNamedAccount } from './open-account'
import { loadSignIn } from '../served-page'
import { Waiting } from '../waiting'
import { SecondFactorGate } from './second-factor-gate'

/** Lets the signed-in through and sends others to sign in, remembering where they wanted to go. For comfort: the server decides. */
export const Guard = ({ who, children }: { who: 'owner' | 'staff'; children: ReactNode }) => {
  const { session, state } = useSession()
  const { pathname, search, hash } = useLocation()
  const named = useNamedAccount()

  if (state.status === 'starting') return <Waiting />
  if (state.status === 'unreachable')
    return <ErrorState error={state.error} onRetry={() => void session.start()} />
  if (state.status === 'signed-out') {
    // Whoever signed out on purpose may be followed by somebody else, who starts at the beginning.
    const from = state.why === 'left' ? undefined : pathname + search + hash
    return <Navigate to={backOfficeRoutes.login} replace state={{ from, ended: state.why === 'ended' }} />
  }
  const isStaff = state.user.role === 'staff'
  if (who === 'staff' && !isStaff) return <ForbiddenPage />
  if (who === 'owner' && named) return <OpenAccount {...named} />
  // They see a customer's pages at addresses that name it.
  if (who === 'owner' && isStaff) return <Navigate to={backOfficeRoutes.admin} replace />
  const isOpening = pathname === backOfficeRoutes.openBusiness
  if (who === 'owner' && state.customerId === null && !isOpening)
    return <Navigate to={backOfficeRoutes.openBusiness} replace />
  return isStaff ? <SecondFactorGate>{children}</SecondFactorGate> : children
}

/** The same for a customer's pages, among which there is none of signing in. */
export const CustomerGuard = ({ children }: { children: ReactNode }) => {
  const { state } = useSession()
  const why = state.status === 'signed-out' ? state.why : undefined
  useEffect(() => {
    if (why) loadSignIn(why)
  }, [why])
  return why ? <Waiting /> : <Guard who="staff">{children}</Guard>
}
