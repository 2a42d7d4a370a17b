import type { ProfileQuote } from '@mainstreet/shared/contracts/site/quotes'

/** A valid body for creating a quote. */
export const buildProfileQuote = (overrides: Partial<ProfileQuote> = {}) => ({
  words: 'The best mugs on the coast.',
  name: 'Aline Robichaud',
  year: '2025',
  ...overrides,
})
