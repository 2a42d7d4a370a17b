import { backOfficeRoutes as routes } from '@mainstreet/shared/routes'
import { errandsOf } from '../../kit/pages/errand'

export const automotiveErrands = [
  ...errandsOf(routes.cars, [
    ['', 'Add a vehicle', 'Ajouter un véhicule', 'car truck vin auto camion niv'],
    ['', 'Mark a vehicle as sold', 'Marquer un véhicule vendu', 'sale vendue'],
  ]),
  ...errandsOf(routes.importCars, [
    [
      '',
      'Bring vehicles in from a file',
      'Importer des véhicules d’un fichier',
      'csv inventory lot dealer inventaire',
    ],
  ]),
]
