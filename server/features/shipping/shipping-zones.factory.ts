import type { ShippingZone } from '@mainstreet/shared/contracts/marketplace/shipping-zones'

/** A valid body for creating a shipping zone: what is brought in town. */
export const buildShippingZone = (overrides: Partial<ShippingZone> = {}) => ({
  way: 'delivery' as const,
  name: 'In town',
  places: 'E5B',
  price: 4,
  ...overrides,
})
