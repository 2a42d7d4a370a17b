import { redirectContract } from '@mainstreet/shared/contracts/site/redirects'
import { backOfficeRoutes as routes } from '@mainstreet/shared/routes'
import { inDashboard, type BackOfficePage } from '../../kit/pages/back-office-page'
import { page } from '../../kit/pages/page-chunk'

export const redirectsPages: readonly BackOfficePage[] = [
  {
    ...inDashboard,
    path: routes.oldAddresses,
    needs: [redirectContract, 'create'],
    label: { en: 'Old addresses', fr: 'Anciennes adresses' },
    Page: page(() => import('./dashboard-addresses-page'), 'DashboardAddressesPage'),
  },
]
