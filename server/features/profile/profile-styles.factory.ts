import type { ProfileStyles } from '@mainstreet/shared/contracts/site/styles'

/** A valid body for creating styles. */
export const buildStyles = (overrides: Partial<ProfileStyles> = {}) => ({
  themeType: 'bistro' as const,
  accentColor: '#8c2f2b',
  ...overrides,
})
