import { contactMessageContract } from '@mainstreet/shared/contracts/site/contact'
import { backOfficeRoutes as routes } from '@mainstreet/shared/routes'
import { inDashboard, type BackOfficePage } from '../../kit/pages/back-office-page'
import { page } from '../../kit/pages/page-chunk'

export const contactPages: readonly BackOfficePage[] = [
  {
    ...inDashboard,
    path: routes.messages,
    needs: [contactMessageContract, 'find'],
    label: { en: 'Inbox', fr: 'Messagerie' },
    Page: page(() => import('./dashboard-messages-page'), 'DashboardMessagesPage'),
    nav: { icon: 'messages', group: 'Applications' },
    customer: 'link',
  },
]
