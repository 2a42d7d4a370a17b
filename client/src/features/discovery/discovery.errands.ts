import { backOfficeRoutes as routes } from '@mainstreet/shared/routes'
import { errandsOf } from '../../kit/pages/errand'

export const discoveryErrands = errandsOf(routes.discovery, [
  [
    '',
    'Write what search results say of a page',
    'Écrire ce que disent les résultats de recherche',
    'seo meta title description google share picture référencement titre partage image',
  ],
  [
    '#feeds',
    'List the products in Google or Facebook',
    'Mettre les articles dans Google ou Facebook',
    'merchant center shopping meta instagram catalogue feed xml csv flux autotrader kijiji véhicules gtin',
  ],
])
