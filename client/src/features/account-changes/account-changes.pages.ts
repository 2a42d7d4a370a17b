import { backOfficeRoutes as routes } from '@mainstreet/shared/routes'
import { ofCustomer, type BackOfficePage } from '../../kit/pages/back-office-page'
import { page } from '../../kit/pages/page-chunk'

export const accountChangesPages: readonly BackOfficePage[] = [
  {
    ...ofCustomer,
    path: routes.customerChanges,
    label: { en: 'Log of changes', fr: 'Journal des modifications' },
    Page: page(() => import('./changes-page'), 'ChangesPage'),
  },
]
