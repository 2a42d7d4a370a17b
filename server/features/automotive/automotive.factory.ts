import { randomBytes } from 'node:crypto'
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

/** What an upload stores for a picture of a car; only our own code can create one. */
export const buildCarImage = (itemId: number, customerId: number) => ({
  itemId,
  customerId,
  image: `/assets/nb/${customerId}/${randomBytes(16).toString('hex')}-car-image.jpg`,
})
