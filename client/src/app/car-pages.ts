import { automotiveContract } from '@mainstreet/shared/contracts/automotive'
import { backOfficeRoutes as routes } from '@mainstreet/shared/routes'
import { page } from './back-office/page-chunk'
import type { BackOfficePage } from './page'

const owner = { surface: 'dashboard', who: 'owner' } as const

/** The pages of a dealer's dashboard. */
export const carPages: readonly BackOfficePage[] = [
  {
    ...owner,
    path: routes.cars,
    needs: [automotiveContract, 'patch'],
    label: { en: 'Vehicles', fr: 'Véhicules' },
    Page: page(() => import('../features/automotive/list/dashboard-cars-page'), 'DashboardCarsPage'),
    nav: { icon: 'cars', group: 'Applications', role: 'Automotive' },
  },
  {
    ...owner,
    path: routes.importCars,
    needs: [automotiveContract, 'create'],
    label: { en: 'Import vehicles', fr: 'Importer des véhicules' },
    Page: page(
      () => import('../features/automotive/import/dashboard-car-import-page'),
      'DashboardCarImportPage',
    ),
  },
  {
    ...owner,
    path: routes.editCar,
    needs: [automotiveContract, 'patch'],
    label: { en: 'Vehicle', fr: 'Véhicule' },
    Page: page(() => import('../features/automotive/editor/dashboard-car-page'), 'DashboardCarPage'),
  },
]
