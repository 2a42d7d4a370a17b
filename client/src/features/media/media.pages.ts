import { galleryContract } from '@mainstreet/shared/contracts/site/profile'
import { backOfficeRoutes as routes } from '@mainstreet/shared/routes'
import { inDashboard, type BackOfficePage } from '../../kit/pages/back-office-page'
import { page } from '../../kit/pages/page-chunk'

export const mediaPages: readonly BackOfficePage[] = [
  {
    ...inDashboard,
    path: routes.media,
    needs: [galleryContract, 'patch'],
    label: { en: 'Media', fr: 'Médias' },
    Page: page(() => import('./dashboard-media-page'), 'DashboardMediaPage'),
    nav: { icon: 'media', group: 'Site' },
    customer: 'tab',
  },
]
