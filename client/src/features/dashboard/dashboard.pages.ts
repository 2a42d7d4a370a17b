import { backOfficeRoutes as routes } from '@mainstreet/shared/routes'
import { inDashboard, type BackOfficePage } from '../../kit/pages/back-office-page'
import { page } from '../../kit/pages/page-chunk'

const placeholder = page(() => import('./dashboard-placeholder-page'), 'DashboardPlaceholderPage')

export const dashboardPages: readonly BackOfficePage[] = [
  {
    ...inDashboard,
    path: routes.support,
    needs: 'membership',
    label: { en: 'Support', fr: 'Assistance' },
    Page: page(() => import('./dashboard-support-page'), 'DashboardSupportPage'),
    nav: { icon: 'support', group: 'Account' },
  },
  ...[
    { en: 'Funeral', fr: 'Funérailles' },
    { en: 'Property', fr: 'Immobilier' },
    { en: 'Recreational', fr: 'Loisirs' },
    { en: 'Specials', fr: 'Promotions' },
  ].map((label) => ({
    ...inDashboard,
    path: `${routes.dashboard}/${label.en.toLowerCase()}`,
    needs: 'membership' as const,
    label,
    Page: placeholder,
  })),
]
