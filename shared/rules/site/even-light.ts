/** The share of pixels that may be darker than the darkest that counts, and as many lighter. */
const outliers = 0.005
/** A picture of fewer shades than this has nothing to even. */
const leastRange = 48
const mostGain = 1.25

/** How many pixels have each of 256 shades; of colours beside each other, of `channels` bytes a pixel. */
export const shadesOf = (data: ArrayLike<number>, channels: 1 | 3 | 4): Uint32Array => {
  const counts = new Uint32Array(256)
  for (let at = 0; at < data.length; at += channels) {
    const shade =
      channels === 1 ? data[at]! : (data[at]! * 77 + data[at + 1]! * 150 + data[at + 2]! * 29) >> 8
    counts[shade]! += 1
  }
  return counts
}

/** The shade below which a share of all pixels lies. */
const shadeAt = (counts: Uint32Array, pixels: number): number => {
  let seen = 0
  return Math.max(
    0,
    counts.findIndex((count) => (seen += count) > pixels),
  )
}

/** Each level of a colour times `gain` plus `offset`. */
export interface EvenedLight {
  gain: number
  offset: number
}

/** Lets a dull picture reach half of the way to full black and white; undefined for one that has both, or hardly any. */
export const evenLight = (counts: Uint32Array): EvenedLight | undefined => {
  const few = outliers * counts.reduce((sum, count) => sum + count, 0)
  const [low, high] = [shadeAt(counts, few), 255 - shadeAt(counts.toReversed(), few)]
  if (high - low < leastRange) return undefined
  const gain = Math.min(mostGain, (255 + high - low) / 2 / (high - low))
  if (gain < 1.01) return undefined
  const centred = (low + high + 255) / 4 - (gain * (low + high)) / 2
  // Neither may what is light become darker, nor what is dark lighter.
  const offset = Math.min(low * (1 - gain), Math.max(high * (1 - gain), centred))
  return { gain, offset }
}
