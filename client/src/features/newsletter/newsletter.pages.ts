import { letterContract } from '@mainstreet/shared/contracts/newsletter'
import { backOfficeRoutes as routes } from '@mainstreet/shared/routes'
import { inDashboard, type BackOfficePage } from '../../kit/pages/back-office-page'
import { page } from '../../kit/pages/page-chunk'

const needs: BackOfficePage['needs'] = [letterContract, 'create']

export const newsletterPages: readonly BackOfficePage[] = [
  {
    ...inDashboard,
    path: routes.newsletter,
    needs,
    label: { en: 'Newsletter', fr: 'Infolettre' },
    Page: page(() => import('./dashboard-newsletter-page'), 'DashboardNewsletterPage'),
  },
  {
    ...inDashboard,
    path: routes.editLetter,
    needs,
    label: { en: 'Letter', fr: 'Infolettre' },
    Page: page(() => import('./dashboard-letter-page'), 'DashboardLetterPage'),
  },
]
