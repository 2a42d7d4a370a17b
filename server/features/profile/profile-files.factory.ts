import type { ProfileFile } from '@mainstreet/shared/contracts/site/profile'

/** The columns of a file as an upload leaves it. */
export const buildFile = (overrides: Partial<ProfileFile> = {}) => ({
  str_title: 'Price list',
  int_order: 1,
  ...overrides,
})
