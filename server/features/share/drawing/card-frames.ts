import type { CardSize } from '@mainstreet/shared/contracts/marketplace/share'
import { cardSizes } from '@mainstreet/shared/contracts/marketplace/share'

/** Where the parts of a card stand and how large its texts are, in pixels. */
export interface CardFrame {
  width: number
  height: number
  /** The height of the picture, from the top, and of the band with the business, from the bottom. */
  picture: number
  band: number
  margin: number
  code: number
  /** The largest and the smallest size. */
  title: readonly [number, number]
  price: number
  small: number
  name: number
}

/** The frame of each size; phones cover the top and the bottom of a story with their own signs. */
export const cardFrames: Record<CardSize, CardFrame> = {
  post: {
    ...cardSizes.post,
    picture: 628,
    band: 124,
    margin: 60,
    code: 222,
    title: [64, 36],
    price: 54,
    small: 27,
    name: 36,
  },
  story: {
    ...cardSizes.story,
    picture: 1080,
    band: 250,
    margin: 72,
    code: 300,
    title: [88, 44],
    price: 76,
    small: 34,
    name: 50,
  },
  print: {
    ...cardSizes.print,
    picture: 1000,
    band: 176,
    margin: 84,
    code: 372,
    title: [92, 48],
    price: 80,
    small: 36,
    name: 48,
  },
}
