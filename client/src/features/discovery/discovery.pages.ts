import { pageTextContract } from '@mainstreet/shared/contracts/site/page-texts'
import { backOfficeRoutes as routes } from '@mainstreet/shared/routes'
import { inDashboard, type BackOfficePage } from '../../kit/pages/back-office-page'
import { page } from '../../kit/pages/page-chunk'

export const discoveryPages: readonly BackOfficePage[] = [
  {
    ...inDashboard,
    path: routes.discovery,
    needs: [pageTextContract, 'create'],
    label: { en: 'Seen by others', fr: 'Visible ailleurs' },
    Page: page(() => import('./dashboard-discovery-page'), 'DashboardDiscoveryPage'),
  },
]
