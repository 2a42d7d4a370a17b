import { backOfficeRoutes as routes } from '@mainstreet/shared/routes'
import { inAdmin, ofCustomer, type BackOfficePage } from '../../kit/pages/back-office-page'
import { page } from '../../kit/pages/page-chunk'

export const customersPages: readonly BackOfficePage[] = [
  {
    ...inAdmin,
    path: routes.admin,
    label: { en: 'Customers', fr: 'Clients' },
    Page: page(() => import('./list/admin-customers-page'), 'AdminCustomersPage'),
  },
  {
    ...ofCustomer,
    path: routes.lifecycle,
    label: { en: 'Lifecycle', fr: 'Vie du compte' },
    Page: page(() => import('./customer/lifecycle-page'), 'LifecyclePage'),
    customer: 'link',
  },
]
