import type { ProfileLink } from '@mainstreet/shared/contracts/site/profile'

/** A valid body for creating a link. */
export const buildLink = (overrides: Partial<ProfileLink> = {}) => ({
  text: 'Our suppliers',
  link: 'https://suppliers.example/',
  ...overrides,
})
