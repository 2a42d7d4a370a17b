import { backOfficeRoutes as routes } from '@mainstreet/shared/routes'
import { errandsOf } from '../../kit/pages/errand'

export const mailsErrands = [
  ...errandsOf(routes.mails, [
    ['', 'Send a receipt again', 'Renvoyer un reçu', 'lost email resend perdu courriel'],
    [
      '?part=samples',
      'See what your emails look like',
      'Voir vos courriels',
      'sample preview template aperçu modèle',
    ],
  ]),
]
