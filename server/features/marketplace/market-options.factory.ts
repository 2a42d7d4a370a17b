import type { MarketOption } from '@mainstreet/shared/contracts/marketplace/marketplace'

/** A valid body for adding an option to an item. */
export const buildOption = (itemId: number, overrides: Partial<MarketOption> = {}) => ({
  itemId,
  option: 'Engraving',
  values: 'None, Initials',
  ...overrides,
})
