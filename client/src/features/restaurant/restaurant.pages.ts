import { restaurantContract } from '@mainstreet/shared/contracts/restaurant'
import { backOfficeRoutes as routes } from '@mainstreet/shared/routes'
import { inDashboard, type BackOfficePage } from '../../kit/pages/back-office-page'
import { page } from '../../kit/pages/page-chunk'

export const restaurantPages: readonly BackOfficePage[] = [
  {
    ...inDashboard,
    path: routes.menu,
    needs: [restaurantContract, 'patch'],
    label: { en: 'Menu', fr: 'Menu' },
    Page: page(() => import('./editor/dashboard-restaurant-page'), 'DashboardRestaurantPage'),
    nav: { icon: 'menu', group: 'Applications', role: 'Restaurant' },
  },
  {
    ...inDashboard,
    path: routes.printMenu,
    needs: [restaurantContract, 'patch'],
    label: { en: 'Print the menu', fr: 'Imprimer le menu' },
    Page: page(() => import('./print/dashboard-menu-print-page'), 'DashboardMenuPrintPage'),
  },
  {
    ...inDashboard,
    path: routes.tableCard,
    needs: [restaurantContract, 'patch'],
    label: { en: 'Table card', fr: 'Carte de table' },
    Page: page(() => import('./print/dashboard-table-card-page'), 'DashboardTableCardPage'),
  },
]
