import { backOfficeRoutes } from '@mainstreet/shared/routes'
import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { ForbiddenPage } from './forbidden-page'
import { guardedPatternOf, useMayOpen } from './page-access'
import { useNavigation } from './use-navigation'

/** Shows a page of the dashboard to those it is for; whoever has no overview begins with the first page that is. For comfort: the server decides. */
export const OwnPage = ({ children }: { children: ReactNode }) => {
  const { pathname } = useLocation()
  const mayOpen = useMayOpen()
  const [first] = useNavigation()
  const pattern = guardedPatternOf(pathname)
  if (pattern === undefined || mayOpen(pattern)) return children
  if (pattern === backOfficeRoutes.dashboard && first) return <Navigate to={first.path} replace />
  return <ForbiddenPage of="business" />
}
