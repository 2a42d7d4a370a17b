import { backOfficeRoutes as routes } from '@mainstreet/shared/routes'
import { errandsOf } from '../../kit/pages/errand'

export const buyersErrands = [
  ...errandsOf(routes.buyers, [
    [
      '',
      'Erase or hand out a buyer’s data',
      'Effacer ou remettre les données d’un acheteur',
      'privacy law 25 gdpr personal loi confidentialité',
    ],
  ]),
]
