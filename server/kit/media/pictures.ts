import { availableParallelism } from 'node:os'
import { FeathersError } from '@feathersjs/errors'
import { mediaLimits } from '@mainstreet/shared/contracts/site/media'
import { ChildExited, createChildProcesses } from './child-processes'
import { bytesOf } from './gather'
import type { Crop, Drawing, PictureOutcome, RenderedPicture, Size } from './draw-picture'
import { moduleBeside } from '../module-beside'
import type { PictureTask } from './picture-worker'

const { pictureBytes, pixels } = mediaLimits

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
export type PictureKind =
  | 'market-image'
  | 'car-image'
  | 'notice'
  | 'logo'
  | 'header'
  | 'gallery'
  | 'file'
  | 'poster'
  | 'dish'
  | 'event'
  | 'funeral'

const sizes: Record<PictureKind, Size[]> = {
  'market-image': [
    { suffix: '', width: 512, height: 512, fit: 'square' },
    // What was uploaded, upright and otherwise as it was: squaring and evening lose nothing.
    { suffix: '-whole', width: 2048, height: 2048, fit: 'inside', isWhole: true },
  ],
  'car-image': [
    { suffix: '', width: 1600, height: 1200, fit: 'inside' },
    { suffix: '-small', width: 640, height: 480, fit: 'cover' },
  ],
  notice: [{ suffix: '', width: 512, height: 512, fit: 'cover' }],
  logo: [{ suffix: '', width: 512, height: 512, fit: 'contain' }],
  header: [
    { suffix: '', width: 1920, height: 1080, fit: 'cover' },
    // What a phone held upright shows of it: a third of the bytes.
    { suffix: '-tall', width: 720, height: 1080, fit: 'cover' },
  ],
  gallery: [
    { suffix: '', width: 1024, height: 1024, fit: 'inside' },
    { suffix: '-thumb', width: 320, height: 174, fit: 'cover' },
  ],
  // A picture to download, such as a flyer: large enough to be read and printed.
  file: [{ suffix: '', width: 2048, height: 2048, fit: 'inside' }],
  // Of a video: hosts that draw bars above and below it have them cut off.
  poster: [{ suffix: '', width: 960, height: 540, fit: 'cover' }],
  dish: [{ suffix: '', width: 800, height: 600, fit: 'cover' }],
  event: [{ suffix: '', width: 1200, height: 800, fit: 'cover' }],
  // Of a person: held upright.
  funeral: [{ suffix: '', width: 720, height: 900, fit: 'cover' }],
}

/** Everything a picture can be for. */
export const pictureKinds = Object.keys(sizes) as PictureKind[]

/** What stands between the name of a kind's picture and its ending, a suffix for every size. */
export const suffixesOf = (kind: PictureKind): string[] => sizes[kind].map(({ suffix }) => suffix)

/** What is made of a kind's picture, or of a part of it. */
export const drawingOf = (kind: PictureKind, crop?: Crop): Drawing => ({
  sizes: sizes[kind],
  maxPixels: pixels,
  crop,
})

// Below the server in priority, so that both cores may be used, and reads still come first.
const encode = createChildProcesses<PictureTask, PictureOutcome>({
  file: moduleBeside(import.meta.url, 'picture-worker'),
  atOnce: availableParallelism(),
  mayWait: 80,
  timeoutMs: 60_000,
  idleMs: 60_000,
  tooMany: 'Too many pictures at once, please try again.',
  tooLong: 'Drawing the picture took too long, please try again.',
})

const startsWith = (bytes: Buffer, ...values: number[]) =>
  values.every((value, index) => bytes[index] === value)

const signatureBytes = 8

/** What the first bytes say a file is; undefined for everything we do not take. */
export const sniff = (pieces: readonly Buffer[]): 'jpeg' | 'png' | 'gif' | 'pdf' | undefined => {
  const bytes = Buffer.concat(pieces, signatureBytes)
  if (startsWith(bytes, 0xff, 0xd8, 0xff)) return 'jpeg'
  if (startsWith(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png'
  if (/^GIF8[79]a/.test(bytes.toString('latin1', 0, 6))) return 'gif'
  if (bytes.toString('latin1', 0, 5) === '%PDF-') return 'pdf'
  return undefined
}

/** Has a picture drawn in a process of its own; one that ends it is damaged. */
const draw = (pieces: readonly Buffer[], drawing: Drawing): Promise<PictureOutcome> =>
  encode({ length: bytesOf(pieces), ...drawing }, pieces).catch((error: unknown): PictureOutcome => {
    if (error instanceof ChildExited) return { refused: 'damaged' }
    throw error
  })

/** A picture as a square png of so many pixels on a ground of a colour; undefined where it is no picture. Throws Unavailable. */
export const renderIcon = async (
  bytes: Buffer,
  { size, ground }: { size: number; ground: string },
): Promise<Buffer | undefined> => {
  const sizes: Size[] = [{ suffix: '', width: size, height: size, fit: 'contain', pngOn: ground }]
  const outcome = await draw([bytes], { sizes, maxPixels: pixels })
  return 'rendered' in outcome ? outcome.rendered[0]!.bytes : undefined
}

/** Makes every file a kind needs, of the whole picture or a part, as jpeg and webp; throws UnsupportedMediaType, PayloadTooLarge or Unavailable. */
export const renderPicture = async (
  pieces: readonly Buffer[],
  kind: PictureKind,
  crop?: Crop,
): Promise<RenderedPicture[]> => {
  if (bytesOf(pieces) > pictureBytes)
    throw new PayloadTooLarge('The picture is too large; 10 MB is the most.')
  const format = sniff(pieces)
  if (!format || format === 'pdf')
    throw new UnsupportedMediaType('Only png, jpeg and gif pictures are accepted.')
  const outcome = await draw(pieces, drawingOf(kind, crop))
  if ('rendered' in outcome) return outcome.rendered
  if (outcome.refused === 'too many pixels')
    throw new PayloadTooLarge('The picture has too many pixels; 50 megapixels is the most.')
  throw new UnsupportedMediaType('The picture is damaged or not a png, jpeg or gif.')
}
