import type { DiscountCode } from '@mainstreet/shared/contracts/discount-codes'

/** A valid body for creating a discount code: ten percent off everything. */
export const buildDiscountCode = (overrides: Partial<DiscountCode> = {}) => ({
  code: 'HARBOUR10',
  kind: 'percent' as const,
  value: 10,
  ...overrides,
})
