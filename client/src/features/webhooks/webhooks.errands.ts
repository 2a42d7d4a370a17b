import { backOfficeRoutes as routes } from '@mainstreet/shared/routes'
import { errandsOf } from '../../kit/pages/errand'

export const webhooksErrands = [
  ...errandsOf(routes.integrations, [
    [
      '#webhooks',
      'Tell another program of orders',
      'Prévenir un autre programme',
      'webhook zapier make integration intégration',
    ],
  ]),
]
