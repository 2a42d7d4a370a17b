import type { ProfileOptions } from '@mainstreet/shared/contracts/site/profile'

/** A valid body for creating options. */
export const buildOptions = (overrides: Partial<ProfileOptions> = {}) => ({
  restaurantDisplayType: 'block' as const,
  noticeLimit: 6,
  featureLimit: 3,
  ...overrides,
})
