import type { Car } from '@mainstreet/shared/contracts/automotive'
import { carOffer } from '@mainstreet/shared/rules/car-offer'

/** The orders a list of cars can be read in; the first is the usual one. */
export const carSorts = ['newest', 'cheapest', 'dearest', 'youngest', 'freshest'] as const

/** An order of a list of cars. */
export type CarSort = (typeof carSorts)[number]

const folded = (text: string) => text.trim().toLowerCase()

/** The makes of a list of cars by alphabet, each once however it is written. */
export const makesOf = (cars: readonly Car[]): string[] => {
  const makes = new Map(cars.map(({ make }) => [folded(make), make.trim()]))
  return [...makes.values()].sort((a, b) => a.localeCompare(b))
}

const priceOf = (car: Car) => carOffer(car)?.cents

/** What is sorted by, smallest first; cars without it stand last. */
const keys: Record<CarSort, (car: Car) => number | undefined> = {
  newest: ({ createdAt }) => -Date.parse(createdAt),
  cheapest: priceOf,
  dearest: (car) => (carOffer(car) ? -priceOf(car)! : undefined),
  youngest: ({ year }) => -year,
  freshest: ({ mileage }) => mileage ?? undefined,
}

const smallestFirst = (a: number, b: number) => (a === b ? 0 : a - b)

/** The cars of one make (of all where none is named) in an order; sold ones always behind those for sale. */
export const arrangeCars = (cars: readonly Car[], { make, sort }: { make: string; sort: CarSort }): Car[] => {
  const key = (car: Car) => keys[sort](car) ?? Infinity
  return cars
    .filter((car) => !make || folded(car.make) === folded(make))
    .sort((a, b) => Number(a.sold) - Number(b.sold) || smallestFirst(key(a), key(b)) || b.id - a.id)
}
