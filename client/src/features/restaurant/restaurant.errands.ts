import { backOfficeRoutes as routes } from '@mainstreet/shared/routes'
import { errandsOf } from '../../kit/pages/errand'

export const restaurantErrands = [
  ...errandsOf(routes.menu, [
    ['', 'Change a dish or its price', 'Changer un plat ou son prix', 'menu food plats'],
    ['', 'Mark a dish as sold out', 'Marquer un plat épuisé', 'out unavailable complet'],
    ['', 'Add today’s special', 'Ajouter le plat du jour', 'special suggestion'],
  ]),
  ...errandsOf(routes.printMenu, [
    ['', 'Print the menu as a poster', 'Imprimer le menu en affiche', 'paper window letter papier vitrine'],
  ]),
  ...errandsOf(routes.tableCard, [
    ['', 'Print a card with a QR code', 'Imprimer une carte avec code QR', 'table scan'],
  ]),
]
