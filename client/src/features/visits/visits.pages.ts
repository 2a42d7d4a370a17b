import { backOfficeRoutes as routes } from '@mainstreet/shared/routes'
import { ofCustomer, type BackOfficePage } from '../../kit/pages/back-office-page'
import { page } from '../../kit/pages/page-chunk'

export const visitsPages: readonly BackOfficePage[] = [
  {
    ...ofCustomer,
    path: routes.analytics,
    label: { en: 'Analytics', fr: 'Statistiques' },
    Page: page(() => import('./analytics-page'), 'AnalyticsPage'),
    customer: 'tab',
  },
]
