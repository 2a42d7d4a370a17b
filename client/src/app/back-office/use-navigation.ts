import { backOfficeRoutes } from '@mainstreet/shared/routes'
import { dashboardNavigation } from '../back-office-pages'
import { useMayOpen } from './page-access'
import { useIsOffered } from './use-is-offered'

/** The lines of the navigation for whoever is looking: of what the business has, and of what is theirs to open. */
export const useNavigation = (): typeof dashboardNavigation => {
  const mayOpen = useMayOpen()
  const isOffered = useIsOffered()
  const hasOverview = mayOpen(backOfficeRoutes.dashboard)
  return dashboardNavigation.filter(
    (entry) => isOffered(entry) && mayOpen(entry.path) && !(entry.nav.inOverview && hasOverview),
  )
}
