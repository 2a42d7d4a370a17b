import { noticeContract } from '@mainstreet/shared/contracts/site/notices'
import { linkContract } from '@mainstreet/shared/contracts/site/profile'
import { backOfficeRoutes as routes } from '@mainstreet/shared/routes'
import { inDashboard, type BackOfficePage } from '../../kit/pages/back-office-page'
import { page } from '../../kit/pages/page-chunk'

export const profilePages: readonly BackOfficePage[] = [
  {
    ...inDashboard,
    path: routes.content,
    needs: [linkContract, 'create'],
    label: { en: 'Content', fr: 'Contenu' },
    Page: page(() => import('./dashboard-content-page'), 'DashboardContentPage'),
    nav: { icon: 'content', group: 'Site' },
    customer: 'tab',
  },
  {
    ...inDashboard,
    path: routes.editNotice,
    needs: [noticeContract, 'patch'],
    label: { en: 'Notice', fr: 'Annonce' },
    Page: page(() => import('./notices/dashboard-notice-page'), 'DashboardNoticePage'),
  },
]
