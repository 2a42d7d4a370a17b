import type { SavedAnswer } from '@mainstreet/shared/contracts/saved-answers'

/** A valid body for creating a saved answer. */
export const buildSavedAnswer = (overrides: Partial<SavedAnswer> = {}) => ({
  text: 'It left today.',
  ...overrides,
})
