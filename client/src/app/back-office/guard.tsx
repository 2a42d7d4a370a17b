import { backOfficeRoutes } from '@mainstreet/shared/routes'
import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { useSession } from '../../kit/session/session-context'
import { ErrorState } from '../../kit/ui/error-state'
import { ForbiddenPage } from './forbidden-page'
import { Waiting } from '../waiting'

/** Lets the signed-in through and sends others to sign in, remembering where they wanted to go. For comfort: the server decides. */
export const Guard = ({ who, children }: { who: 'owner' | 'staff'; children: ReactNode }) => {
  const { session, state } = useSession()
  const { pathname, search, hash } = useLocation()

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
  if (who === 'owner' && isStaff && state.accountId === null)
    return <Navigate to={backOfficeRoutes.admin} replace />
  return children
}
