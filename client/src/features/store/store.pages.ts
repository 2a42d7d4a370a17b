import { optionsContract } from '@mainstreet/shared/contracts/site/profile'
import { backOfficeRoutes as routes } from '@mainstreet/shared/routes'
import { inDashboard, type BackOfficePage } from '../../kit/pages/back-office-page'
import { page } from '../../kit/pages/page-chunk'

export const storePages: readonly BackOfficePage[] = [
  {
    ...inDashboard,
    path: routes.options,
    needs: [optionsContract, 'patch'],
    label: { en: 'Settings', fr: 'Paramètres' },
    Page: page(() => import('./dashboard-settings-page'), 'DashboardSettingsPage'),
    nav: { icon: 'settings', group: 'Site' },
    customer: 'tab',
  },
]
