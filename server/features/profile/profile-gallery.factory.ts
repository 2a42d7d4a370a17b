import type { GalleryImage } from '@mainstreet/shared/contracts/site/profile'

/** The columns of a picture as an upload leaves it. */
export const buildGalleryImage = (overrides: Partial<GalleryImage> = {}) => ({
  caption: 'The wharf at dawn',
  order: 1,
  ...overrides,
})
