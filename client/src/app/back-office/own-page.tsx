import { backOfficeRoutes } from '@mainstreet/shared/routes'
import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { dashboardNavigation } from '../back-office-pages'
import { ForbiddenPage } from './forbidden-page'
import { guardedPatternOf, useMayOpen } from './page-access'
import { useIsOffered } from './use-is-offered'

/** Shows a page of the dashboard to those it is for; whoever has no overview begins with the first page that is. For comfort: the server decides. */
export const OwnPage = ({ children }: { children: ReactNode }) => {
  const { pathname } = useLocation()
  const mayOpen = useMayOpen()
  const isOffered = useIsOffered()
  const pattern = guardedPatternOf(pathname)
  if (pattern === undefined || mayOpen(pattern)) return children
  const first = dashboardNavigation.find((page) => isOffered(page) && mayOpen(page.path))
  if (pattern === backOfficeRoutes.dashboard && first) return <Navigate to={first.path} replace />
  return <ForbiddenPage of="business" />
}
