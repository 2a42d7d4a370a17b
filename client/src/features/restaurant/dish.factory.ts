import type { Dish } from '@mainstreet/shared/contracts/restaurant'

/** A dish as the server answers it: Monday's lunch. */
export const buildDish = (overrides: Partial<Dish> = {}): Dish => ({
  id: 1,
  int_id: 1,
  int_customer_id: 1,
  customerId: 1,
  name: 'Chowder',
  cost: 12.5,
  description: '',
  hasImage: false,
  image: '',
  dayId: 1,
  timeId: 2,
  featured: false,
  order: 1,
  diets: [],
  allergens: [],
  soldOutUntil: null,
  ...overrides,
})
