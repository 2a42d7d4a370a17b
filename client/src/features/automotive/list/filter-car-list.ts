import type { Car } from '@mainstreet/shared/contracts/automotive'
import { foldText } from '@mainstreet/shared/rules/fold-text'

/** Which cars the list shows. */
export const carShows = ['all', 'sale', 'sold', 'draft'] as const

/** One of them. */
export type CarShow = (typeof carShows)[number]

/** How it stands with a car. */
export const carState = ({ status, sold }: Pick<Car, 'status' | 'sold'>): Exclude<CarShow, 'all'> =>
  status === 'draft' ? 'draft' : sold ? 'sold' : 'sale'

const haystackOf = ({ year, make, model, trim, stockNo, vin, color }: Car): string =>
  foldText([year, make, model, trim, stockNo, vin, color].join(' '))

/** The cars in a state that hold a text, the newest first. */
export const filterCarList = (
  cars: readonly Car[],
  { show, search }: { show: CarShow; search: string },
): Car[] => {
  const needle = foldText(search)
  return cars
    .filter((car) => (show === 'all' || carState(car) === show) && haystackOf(car).includes(needle))
    .sort((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt) || b.id - a.id)
}
