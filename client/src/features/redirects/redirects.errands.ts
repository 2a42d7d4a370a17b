import { backOfficeRoutes as routes } from '@mainstreet/shared/routes'
import { errandsOf } from '../../kit/pages/errand'

export const redirectsErrands = errandsOf(routes.oldAddresses, [
  [
    '',
    'Lead old addresses to new pages',
    'Mener d’anciennes adresses aux nouvelles pages',
    'redirect 301 moved former website url shopify wordpress redirection ancien site lien brisé',
  ],
  [
    '',
    'See which pages were not found',
    'Voir les pages introuvables',
    '404 broken link error lien mort erreur',
  ],
])
