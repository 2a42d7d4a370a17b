import type { Condolence } from '@mainstreet/shared/contracts/calendar/condolences'

/** A condolence that its home has not answered yet. */
export const buildCondolence = (funeralId: number, overrides: Partial<Condolence> = {}) => ({
  funeralId,
  name: 'Ada Byron',
  email: 'ada@example.test',
  message: 'We think of you all.',
  ...overrides,
})
