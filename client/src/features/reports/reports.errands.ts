import { backOfficeRoutes as routes } from '@mainstreet/shared/routes'
import { errandsOf } from '../../kit/pages/errand'

export const reportsErrands = [
  ...errandsOf(routes.sales, [
    [
      '',
      'See the month’s sales',
      'Voir les ventes du mois',
      'total revenue income report year revenu rapport année',
    ],
    [
      '',
      'Prepare the tax return',
      'Préparer la déclaration de taxes',
      'gst hst qst owed accountant tps tvq comptable impôt',
    ],
  ]),
]
