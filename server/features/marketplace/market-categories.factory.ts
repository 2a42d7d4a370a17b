import { randomBytes } from 'node:crypto'
import type { MarketCategory } from '@mainstreet/shared/contracts/marketplace/market-category'

/** A valid body for creating a category with a name of its own. */
export const buildCategory = (overrides: Partial<MarketCategory> = {}) => ({
  category: `Pottery ${randomBytes(3).toString('hex')}`,
  ...overrides,
})
