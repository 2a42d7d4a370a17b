import { accountContract } from '@mainstreet/shared/contracts/account'
import { backOfficeRoutes as routes } from '@mainstreet/shared/routes'
import { inDashboard, type BackOfficePage } from '../../kit/pages/back-office-page'
import { page } from '../../kit/pages/page-chunk'

export const accountPages: readonly BackOfficePage[] = [
  {
    ...inDashboard,
    path: routes.details,
    needs: [accountContract, 'patch'],
    label: { en: 'Details', fr: 'Coordonnées' },
    Page: page(() => import('./dashboard-details-page'), 'DashboardDetailsPage'),
    nav: { icon: 'details', group: 'Site' },
    customer: 'tab',
  },
]
