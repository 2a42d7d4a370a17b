import type { MarketVariation } from '@mainstreet/shared/contracts/marketplace/marketplace'

/** A valid body for adding a variation to an item. */
export const buildVariation = (itemId: number, overrides: Partial<MarketVariation> = {}) => ({
  itemId,
  variation: 'Green',
  sku: 'MUG-E',
  price: 25,
  stock: 3,
  ...overrides,
})
