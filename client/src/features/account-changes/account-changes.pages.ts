import { backOfficeRoutes as routes } from '@mainstreet/shared/routes'
import { inAdmin, ofCustomer, type BackOfficePage } from '../../kit/pages/back-office-page'
import { page } from '../../kit/pages/page-chunk'

const log = {
  label: { en: 'Log of changes', fr: 'Journal des modifications' },
  Page: page(() => import('./changes-page'), 'ChangesPage'),
}

export const accountChangesPages: readonly BackOfficePage[] = [
  { ...inAdmin, ...log, path: routes.changes },
  { ...ofCustomer, ...log, path: routes.customerChanges },
]
