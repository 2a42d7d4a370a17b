import sharp from 'sharp'

/** Bare pixels of a picture, without transparency. */
export interface Pixels {
  data: Buffer
  width: number
  height: number
  channels: 1 | 3
}

const raw = ({ width, height, channels }: Pixels) => ({ raw: { width, height, channels } })

/** The share of pixels that may be darker than the darkest that counts, and as many lighter. */
const outliers = 0.005
/** A picture of fewer shades than this has nothing to even. */
const leastRange = 48
const mostGain = 1.25

const shadesOf = ({ data, channels }: Pixels): Uint32Array => {
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

/** Lets a dull picture reach half of the way to full black and white: one that has both stays as it is. */
export const evened = async (pixels: Pixels): Promise<Pixels> => {
  const counts = shadesOf(pixels)
  const few = outliers * pixels.width * pixels.height
  const [low, high] = [shadeAt(counts, few), 255 - shadeAt(counts.toReversed(), few)]
  if (high - low < leastRange) return pixels
  const gain = Math.min(mostGain, (255 + high - low) / 2 / (high - low))
  if (gain < 1.01) return pixels
  const centred = (low + high + 255) / 4 - (gain * (low + high)) / 2
  // Neither may what is light become darker, nor what is dark lighter.
  const offset = Math.min(low * (1 - gain), Math.max(high * (1 - gain), centred))
  const data = await sharp(pixels.data, raw(pixels)).linear(gain, offset).raw().toBuffer()
  return { ...pixels, data }
}

/** An edge of one colour may differ so much, as cloth and paper do. */
const plainDeviation = 20

/** The colour of the two edges that the ground will touch; undefined where they have several. */
const plainEdge = async (pixels: Pixels): Promise<number[] | undefined> => {
  const { width, height } = pixels
  const isTall = height > width
  const line = isTall ? { width: 1, height } : { width, height: 1 }
  const ends = [
    { left: 0, top: 0 },
    { left: isTall ? width - 1 : 0, top: isTall ? 0 : height - 1 },
  ]
  const stats = await Promise.all(
    ends.map((end) =>
      sharp(pixels.data, raw(pixels))
        .extract({ ...end, ...line })
        .toBuffer({ resolveWithObject: true })
        .then(({ data, info }) =>
          sharp(data, {
            raw: { width: info.width, height: info.height, channels: pixels.channels },
          }).stats(),
        ),
    ),
  )
  const [first, second] = stats.map(({ channels }) => channels)
  const isPlain = first!.every(
    (channel, index) =>
      Math.max(channel.stdev, second![index]!.stdev) < plainDeviation &&
      Math.abs(channel.mean - second![index]!.mean) < plainDeviation,
  )
  if (!isPlain) return undefined
  return first!.map(({ mean }, index) => Math.round((mean + second![index]!.mean) / 2))
}

const blurRadius = 20

/** The whole picture in the middle of a square, on the colour of its edges, or on its own blur where they have several. */
export const squared = async (pixels: Pixels, side: number): Promise<Pixels> => {
  if (pixels.width === pixels.height) return pixels
  const plain = await plainEdge(pixels)
  const [r = 255, g = r, b = r] = plain ?? []
  const ground = plain
    ? sharp({ create: { width: side, height: side, channels: 3, background: { r, g, b } } })
    : sharp(
        await sharp(pixels.data, raw(pixels))
          .resize(side, side, { fit: 'cover' })
          .blur(blurRadius)
          .toBuffer(),
        { raw: { width: side, height: side, channels: pixels.channels } },
      )
  const { data, info } = await ground
    .composite([{ input: pixels.data, ...raw(pixels), gravity: 'centre' }])
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height, channels: info.channels as Pixels['channels'] }
}
