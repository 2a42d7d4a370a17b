import type { ProfileVideo } from '@mainstreet/shared/contracts/site/profile'

/** A valid body for creating a video. */
export const buildVideo = (overrides: Partial<ProfileVideo> = {}) => ({
  link: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  caption: 'How we roast',
  ...overrides,
})
