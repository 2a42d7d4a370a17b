import { randomBytes } from 'node:crypto'

/** A picture of a notice, whose file nobody has stored. */
export const buildFuneralImage = (funeralId: number) => ({
  funeralId,
  image: `/assets/nb/1/${randomBytes(16).toString('hex')}-funeral-image.jpg`,
  caption: 'In her garden',
})
