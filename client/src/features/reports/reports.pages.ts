import { salesSummaryOperation } from '@mainstreet/shared/contracts/orders/reports'
import { backOfficeRoutes as routes } from '@mainstreet/shared/routes'
import { inDashboard, type BackOfficePage } from '../../kit/pages/back-office-page'
import { page } from '../../kit/pages/page-chunk'

export const reportsPages: readonly BackOfficePage[] = [
  {
    ...inDashboard,
    path: routes.sales,
    needs: [salesSummaryOperation, 'create'],
    label: { en: 'Sales', fr: 'Ventes' },
    Page: page(() => import('./dashboard-sales-page'), 'DashboardSalesPage'),
    customer: 'link',
    nav: { icon: 'sales', group: 'Applications', inOverview: true },
  },
]
