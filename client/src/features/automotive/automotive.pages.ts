import { automotiveContract } from '@mainstreet/shared/contracts/automotive'
import { backOfficeRoutes as routes } from '@mainstreet/shared/routes'
import { inDashboard, type BackOfficePage } from '../../kit/pages/back-office-page'
import { page } from '../../kit/pages/page-chunk'

export const automotivePages: readonly BackOfficePage[] = [
  {
    ...inDashboard,
    path: routes.cars,
    needs: [automotiveContract, 'patch'],
    label: { en: 'Vehicles', fr: 'Véhicules' },
    Page: page(() => import('./list/dashboard-cars-page'), 'DashboardCarsPage'),
    nav: { icon: 'cars', group: 'Applications', role: 'Automotive' },
  },
  {
    ...inDashboard,
    path: routes.importCars,
    needs: [automotiveContract, 'create'],
    label: { en: 'Import vehicles', fr: 'Importer des véhicules' },
    Page: page(() => import('./import/dashboard-car-import-page'), 'DashboardCarImportPage'),
  },
  {
    ...inDashboard,
    path: routes.editCar,
    needs: [automotiveContract, 'patch'],
    label: { en: 'Vehicle', fr: 'Véhicule' },
    Page: page(() => import('./editor/dashboard-car-page'), 'DashboardCarPage'),
  },
]
