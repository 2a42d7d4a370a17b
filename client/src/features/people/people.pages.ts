import { backOfficeRoutes as routes } from '@mainstreet/shared/routes'
import { plain, type BackOfficePage } from '../../kit/pages/back-office-page'
import { page } from '../../kit/pages/page-chunk'

export const peoplePages: readonly BackOfficePage[] = [
  {
    ...plain,
    path: routes.invitation,
    label: { en: 'Invitation', fr: 'Invitation' },
    Page: page(() => import('./invitation-page'), 'InvitationPage'),
  },
]
