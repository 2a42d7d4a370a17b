import { availableParallelism } from 'node:os'
import { FeathersError, Unavailable } from '@feathersjs/errors'
import { mediaLimits } from '@mainstreet/shared/media'
import sharp from 'sharp'

/** 415: the content is not one of the accepted formats, whatever its name says. */
export class UnsupportedMediaType extends FeathersError {
  constructor(message: string) {
    super(message, 'UnsupportedMediaType', 415, 'unsupported-media-type', {})
  }
}

/** 413: too many bytes or too many pixels. */
export class PayloadTooLarge extends FeathersError {
  constructor(message: string) {
    super(message, 'PayloadTooLarge', 413, 'payload-too-large', {})
  }
}

/** What a picture is for; it decides the sizes. */
export type PictureKind = 'market-image' | 'notice' | 'logo' | 'header' | 'gallery' | 'file'

/** One finished file; `suffix` ends the name: `.jpg`, `.webp`, `-thumb.jpg`, `-thumb.webp`. */
export type RenderedPicture = { suffix: string; bytes: Buffer; type: string; width: number; height: number }

type Size = { suffix: string; width: number; height: number; fit: 'contain' | 'cover' | 'inside' }

const sizes: Record<PictureKind, Size[]> = {
  'market-image': [{ suffix: '', width: 512, height: 512, fit: 'contain' }],
  notice: [{ suffix: '', width: 512, height: 512, fit: 'cover' }],
  logo: [{ suffix: '', width: 512, height: 512, fit: 'contain' }],
  header: [{ suffix: '', width: 1920, height: 1080, fit: 'cover' }],
  gallery: [
    { suffix: '', width: 1024, height: 1024, fit: 'inside' },
    { suffix: '-thumb', width: 320, height: 174, fit: 'cover' },
  ],
  // A picture to download, such as a flyer: large enough to be read and printed.
  file: [{ suffix: '', width: 2048, height: 2048, fit: 'inside' }],
}

const { pictureBytes: maxBytes, pixels: limitInputPixels } = mediaLimits
// A core stays free for requests.
const atOnce = Math.max(1, availableParallelism() - 1)
const mayWait = 40

// One thread per picture: pictures are bounded in number, and requests need a core too.
sharp.concurrency(1)

// Every loader is a parser of hostile bytes: only three of the many stay open, and none that reads files.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadNsgifBuffer'],
})

const startsWith = (bytes: Buffer, ...values: number[]) =>
  values.every((value, index) => bytes[index] === value)

/** What the first bytes say a file is; undefined for everything we do not take. */
export const sniff = (bytes: Buffer): 'jpeg' | 'png' | 'gif' | 'pdf' | undefined => {
  if (startsWith(bytes, 0xff, 0xd8, 0xff)) return 'jpeg'
  if (startsWith(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png'
  if (/^GIF8[79]a/.test(bytes.toString('latin1', 0, 6))) return 'gif'
  if (bytes.toString('latin1', 0, 5) === '%PDF-') return 'pdf'
  return undefined
}

let running = 0
const waiting: (() => void)[] = []

/** Decoding is heavy: a few at once, some more in line, the rest is asked to come back. */
const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
  if (running < atOnce) running++
  else if (waiting.length >= mayWait) throw new Unavailable('Too many pictures at once, please try again.')
  else await new Promise<void>((resolve) => waiting.push(resolve))
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running--
  }
}

const renderSize = async (bytes: Buffer, size: Size): Promise<RenderedPicture[]> => {
  const { data, info } = await sharp(bytes, { limitInputPixels, failOn: 'error', pages: 1 })
    .autoOrient()
    .resize({
      width: size.width,
      height: size.height,
      fit: size.fit,
      withoutEnlargement: size.fit === 'inside',
      background: '#fff',
    })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  // From bare pixels, so that no metadata can come along, and the source is decoded once for both formats.
  const pixels = () => sharp(data, { raw: { width, height, channels } })
  const [jpeg, webp] = await Promise.all([
    pixels().jpeg({ quality: 82, progressive: true }).toBuffer(),
    pixels().webp({ quality: 80 }).toBuffer(),
  ])
  return [
    { suffix: `${size.suffix}.jpg`, bytes: jpeg, type: 'image/jpeg', width, height },
    { suffix: `${size.suffix}.webp`, bytes: webp, type: 'image/webp', width, height },
  ]
}

const failureOf = (error: unknown) =>
  error instanceof Error && error.message.includes('pixel limit')
    ? new PayloadTooLarge('The picture has too many pixels; 50 megapixels is the most.')
    : new UnsupportedMediaType('The picture is damaged or not a png, jpeg or gif.')

/** Makes every file a kind needs, as jpeg and webp; throws UnsupportedMediaType, PayloadTooLarge or Unavailable. */
export const renderPicture = async (bytes: Buffer, kind: PictureKind): Promise<RenderedPicture[]> => {
  if (bytes.length > maxBytes) throw new PayloadTooLarge('The picture is too large; 10 MB is the most.')
  const format = sniff(bytes)
  if (!format || format === 'pdf')
    throw new UnsupportedMediaType('Only png, jpeg and gif pictures are accepted.')
  return inTurn(async () => {
    const rendered: RenderedPicture[] = []
    try {
      for (const size of sizes[kind]) rendered.push(...(await renderSize(bytes, size)))
    } catch (error) {
      throw failureOf(error)
    }
    return rendered
  })
}
