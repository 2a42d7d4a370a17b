import sharp, { type Sharp } from 'sharp'
import { evenLight, shadesOf } from '@mainstreet/shared/rules/site/even-light'

/** One size of a picture; `suffix` stands between the name and its ending. */
export type Size = {
  suffix: string
  width: number
  height: number
  fit: 'contain' | 'cover' | 'inside'
  /** Of the whole picture, also where a part of it was chosen. */
  isWhole?: boolean
  /** One png on a ground of this colour, instead of a jpeg and a webp on white. */
  pngOn?: string
}

/** One finished file; `suffix` ends the name: such as `.jpg` or `-thumb.webp`, `colour` is that of all pixels of the first size together, `rrggbb`. */
export type RenderedPicture = {
  suffix: string
  bytes: Buffer
  type: string
  width: number
  height: number
  colour: string
}

/** A part of a picture, in shares of its width and height once it stands upright. */
export type Crop = { x: number; y: number; width: number; height: number }

/** What an owner has chosen for a picture: a part of it, and whether its light is evened. */
export type Choice = { crop?: Crop; even?: boolean }

/** Every size of the picture as it was chosen, and the most pixels the picture may have. */
export type Drawing = Choice & { sizes: readonly Size[]; maxPixels: number }

/** What comes of a picture. */
export type PictureOutcome = { rendered: RenderedPicture[] } | { refused: 'damaged' | 'too many pixels' }

/** The same part in pixels, at least one, and within the picture. */
const pixelsOf = async (source: Sharp, crop: Crop) => {
  const { width, height } = (await source.metadata()).autoOrient
  const left = Math.min(width - 1, Math.round(crop.x * width))
  const top = Math.min(height - 1, Math.round(crop.y * height))
  return {
    left,
    top,
    width: Math.min(width - left, Math.max(1, Math.round(crop.width * width))),
    height: Math.min(height - top, Math.max(1, Math.round(crop.height * height))),
  }
}

const turnUpright = async (source: Sharp, crop?: Crop): Promise<Sharp> => {
  const turned = source.autoOrient()
  return crop ? turned.extract(await pixelsOf(source, crop)) : turned
}

const flattenPicture = async (source: Sharp, background: string) => {
  const { data, info } = await source
    .flatten({ background })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  // Flattened, there is no transparency.
  return { data, ...info, channels: info.channels as 1 | 3 }
}

/** The picture in that size with its light evened, before there is a ground around it. */
const evenPicture = async (source: Sharp, { width, height }: Size): Promise<Sharp> => {
  const { data, ...raw } = await flattenPicture(source.resize({ width, height, fit: 'inside' }), '#fff')
  const light = evenLight(shadesOf(data, raw.channels))
  const picture = sharp(data, { raw })
  return light ? picture.linear(light.gain, light.offset) : picture
}

const pixelsIn = (source: Sharp, { width, height, fit, pngOn: background = '#fff' }: Size) =>
  flattenPicture(
    source.resize({ width, height, fit, withoutEnlargement: fit === 'inside', background }),
    background,
  )

/** The one colour that a picture is from afar, as `rrggbb`. */
const colourOf = async (picture: Sharp): Promise<string> => {
  const pixel = await picture.toColourspace('srgb').resize(1, 1, { fit: 'fill' }).raw().toBuffer()
  const [red = 0, green = red, blue = red] = pixel
  return [red, green, blue].map((value) => value.toString(16).padStart(2, '0')).join('')
}

/** A size in its formats; `known` is the picture's colour, once an earlier size has said it. */
const renderSize = async (source: Sharp, size: Size, known?: string): Promise<RenderedPicture[]> => {
  const { suffix } = size
  const { data, width, height, channels } = await pixelsIn(source, size)
  // From bare pixels, so that no metadata can come along, and the source is decoded once for both formats.
  const pixels = () => sharp(data, { raw: { width, height, channels } })
  const about = { width, height, colour: known ?? (await colourOf(pixels())) }
  const jpeg = async () => ({
    suffix: `${suffix}.jpg`,
    type: 'image/jpeg',
    ...about,
    bytes: await pixels().jpeg({ quality: 82, progressive: true }).toBuffer(),
  })
  const webp = async () => ({
    suffix: `${suffix}.webp`,
    type: 'image/webp',
    ...about,
    bytes: await pixels().webp({ quality: 80 }).toBuffer(),
  })
  const png = async () => ({
    suffix: `${suffix}.png`,
    type: 'image/png',
    ...about,
    bytes: await pixels().png({ compressionLevel: 9 }).toBuffer(),
  })
  if (size.pngOn !== undefined) return [await png()]
  // No page shows the whole picture: it is there to be made into others again.
  return Promise.all(size.isWhole ? [jpeg()] : [jpeg(), webp()])
}

/** Makes every size of a picture as jpeg and webp; says why it cannot. */
export const drawPicture = async (
  bytes: Buffer,
  { sizes, maxPixels, crop, even }: Drawing,
): Promise<PictureOutcome> => {
  const source = () => sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', pages: 1 })
  const rendered: RenderedPicture[] = []
  try {
    for (const size of sizes) {
      const chosen = await turnUpright(source(), size.isWhole ? undefined : crop)
      const isEvened = even && !size.isWhole
      const shown = isEvened ? await evenPicture(chosen, size) : chosen
      rendered.push(...(await renderSize(shown, size, rendered[0]?.colour)))
    }
    return { rendered }
  } catch (error) {
    const tooMany = error instanceof Error && error.message.includes('pixel limit')
    return { refused: tooMany ? 'too many pixels' : 'damaged' }
  }
}
