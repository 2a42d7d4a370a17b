import { mailContract } from '@mainstreet/shared/contracts/orders/mails'
import { backOfficeRoutes as routes } from '@mainstreet/shared/routes'
import { inDashboard, type BackOfficePage } from '../../kit/pages/back-office-page'
import { page } from '../../kit/pages/page-chunk'

export const mailsPages: readonly BackOfficePage[] = [
  {
    ...inDashboard,
    path: routes.mails,
    needs: [mailContract, 'find'],
    label: { en: 'Emails', fr: 'Courriels' },
    Page: page(() => import('./dashboard-mails-page'), 'DashboardMailsPage'),
    customer: 'link',
  },
]
