import { backOfficeRoutes as routes } from '@mainstreet/shared/routes'
import { inAdmin, type BackOfficePage } from '../../kit/pages/back-office-page'
import { page } from '../../kit/pages/page-chunk'

export const taxPages: readonly BackOfficePage[] = [
  {
    ...inAdmin,
    path: routes.taxRates,
    label: { en: 'Tax rates', fr: 'Taux de taxe' },
    Page: page(() => import('./admin-tax-rates-page'), 'AdminTaxRatesPage'),
  },
]
