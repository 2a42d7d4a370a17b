import type { ProfileBlock } from '@mainstreet/shared/contracts/site/profile'

/** A valid body for creating a block. */
export const buildBlock = (overrides: Partial<ProfileBlock> = {}) => ({
  block: 'about' as const,
  title: 'Who we are',
  show: true,
  order: 1,
  ...overrides,
})
