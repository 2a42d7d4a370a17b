import type { Car } from '@mainstreet/shared/contracts/automotive'
import { carFileColumns, carFileLine } from '@mainstreet/shared/rules/cars/car-file'
import { csvText, downloadCsv } from '../../../kit/csv'

/** Lets the browser save cars as a file that the import takes back. */
export const downloadCars = (cars: readonly Car[]): void =>
  downloadCsv(
    'inventory.csv',
    csvText([carFileColumns.map(({ header }) => header), ...cars.map(carFileLine)]),
  )
