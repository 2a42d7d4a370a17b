import type { Car } from '@mainstreet/shared/contracts/automotive'

/** A car of a test's lot: a 2021 Toyota Camry for $20,000. */
export const buildCar = (overrides: Partial<Car> = {}): Car => ({
  id: 1,
  customerId: 1,
  status: 'public',
  body: '',
  condition: '',
  metaTitle: '',
  metaDescription: '',
  year: 2021,
  make: 'Toyota',
  model: 'Camry',
  trim: '',
  color: '',
  cylinder: '',
  displacement: '',
  drivetrain: '',
  stockNo: '',
  vin: '',
  mileage: null,
  transmission: '',
  description: '',
  price: 20_000,
  specialPrice: null,
  altPrice: '',
  paymentType: '',
  sold: false,
  featured: false,
  createdAt: '2026-01-01T00:00:00.000Z',
  images: [],
  ...overrides,
})

/** A picture of a test's car. */
export const buildCarImage = (overrides: Partial<Car['images'][number]> = {}): Car['images'][number] => ({
  id: 1,
  customerId: 1,
  itemId: 1,
  image: '/assets/nb/1/car.jpg',
  isPrimary: false,
  order: 1,
  ...overrides,
})
