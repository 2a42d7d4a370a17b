import type { Dish } from '@mainstreet/shared/contracts/restaurant'

/** A valid body for creating a dish. */
export const buildDish = (overrides: Partial<Dish> = {}) => ({
  name: 'Seafood chowder',
  cost: 12.5,
  description: '<p>Haddock, scallops, cream.</p>',
  dayId: 5,
  timeId: 2,
  ...overrides,
})
