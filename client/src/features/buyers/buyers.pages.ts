import { buyerData } from '@mainstreet/shared/contracts/orders/buyers'
import { backOfficeRoutes as routes } from '@mainstreet/shared/routes'
import { inDashboard, type BackOfficePage } from '../../kit/pages/back-office-page'
import { page } from '../../kit/pages/page-chunk'

export const buyersPages: readonly BackOfficePage[] = [
  {
    ...inDashboard,
    path: routes.buyers,
    needs: [buyerData, 'create'],
    label: { en: 'Buyers', fr: 'Acheteurs' },
    Page: page(() => import('./dashboard-buyers-page'), 'DashboardBuyersPage'),
  },
]
