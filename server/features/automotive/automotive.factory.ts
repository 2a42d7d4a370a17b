import type { Car } from '@mainstreet/shared/contracts/automotive'

/** A valid body for creating a car. */
export const buildCar = (overrides: Partial<Car> = {}) => ({
  year: 2021,
  make: 'Toyota',
  model: 'RAV4',
  trim: 'XLE',
  price: 28_995,
  featured: false,
  sold: false,
  ...overrides,
})
