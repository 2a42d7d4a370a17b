import { backOfficeRoutes as routes } from '@mainstreet/shared/routes'
import { errandsOf } from '../../kit/pages/errand'

export const newsletterErrands = errandsOf(routes.newsletter, [
  [
    '',
    'Write a letter to subscribers',
    'Écrire une infolettre aux abonnés',
    'newsletter email marketing mailing list campaign news courriel promotion',
  ],
  [
    '#subscribers',
    'See who has subscribed',
    'Voir qui est abonné',
    'newsletter casl consent unsubscribe lcap consentement désabonner',
  ],
])
