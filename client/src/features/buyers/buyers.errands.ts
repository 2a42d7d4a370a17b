import { backOfficeRoutes as routes } from '@mainstreet/shared/routes'
import { errandsOf } from '../../kit/pages/errand'

export const buyersErrands = [
  ...errandsOf(routes.buyers, [
    [
      '',
      'Find a buyer',
      'Trouver un acheteur',
      'customers clients list spent note consent crm acheteurs clientèle',
    ],
    [
      '',
      'Erase or hand out a buyer’s data',
      'Effacer ou remettre les données d’un acheteur',
      'privacy law 25 gdpr personal loi confidentialité',
    ],
  ]),
]
