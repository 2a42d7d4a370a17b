import { automotiveContract, type Car, type CarWrite } from '@mainstreet/shared/contracts/automotive'

type Column = (typeof automotiveContract.writable)[number]

/** A car as it is edited; an emptied box of a number is null. */
export type CarForm = Omit<Pick<Car, Column>, 'year'> & { year: number | null }

/** The form's first values. */
export const toCarForm = (car: Car): CarForm =>
  // Every writable column gets its value.
  Object.fromEntries(automotiveContract.writable.map((column) => [column, car[column]])) as CarForm

/** What a form saves. */
export const toCarWrite = ({ year, ...columns }: CarForm): CarWrite => ({
  ...columns,
  make: columns.make.trim(),
  model: columns.model.trim(),
  year: year ?? undefined,
})
