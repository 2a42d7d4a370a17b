import type { OrderTimes } from '@mainstreet/shared/contracts/orders/order-times'

/** A valid body for letting buyers choose when they fetch an order. */
export const buildOrderTimes = (overrides: Partial<OrderTimes> = {}) => ({
  way: 'pickup' as const,
  ...overrides,
})
