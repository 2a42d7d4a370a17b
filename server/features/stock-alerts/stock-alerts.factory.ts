import type { StockAlert } from '@mainstreet/shared/contracts/stock-alerts'

/** Somebody who waits for a mug of its one kind. */
export const buildStockAlert = (overrides: Partial<StockAlert> = {}) => ({
  variation: 'Default',
  email: 'mona@example.test',
  language: 'en' as const,
  ...overrides,
})
