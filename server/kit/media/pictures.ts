import { availableParallelism } from 'node:os'
import { FeathersError, type ErrorMessage } from '@feathersjs/errors'
import { mediaLimits } from '@mainstreet/shared/contracts/site/media'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import { minuteMs } from '@mainstreet/shared/rules/time/durations'
import { retryAfter } from '../service/errors'
import { moduleFile } from '../module-file'
import { ChildExited, createChildProcesses } from './child-processes'
import { bytesOf } from './gather'
import type { Choice, Drawing, PictureOutcome, RenderedPicture, Size } from './draw-picture'
import type { PictureTask } from './picture-worker'

const { pictureBytes, pixels } = mediaLimits

/** 415: the content is not one of the accepted formats, whatever its name says. */
export class UnsupportedMediaType extends FeathersError {
  constructor(message: ErrorMessage) {
    super(message, 'UnsupportedMediaType', 415, 'unsupported-media-type', {})
  }
}

/** 413: too many bytes or too many pixels. */
export class PayloadTooLarge extends FeathersError {
  constructor(message: ErrorMessage) {
    super(message, 'PayloadTooLarge', 413, 'payload-too-large', {})
  }
}

/** What is made of a picture, as it was chosen. */
export const drawingOf = (sizes: readonly Size[], choice: Choice = {}): Drawing => ({
  sizes,
  maxPixels: pixels,
  ...choice,
})

// Below the server in priority, so that both cores may be used, and reads still come first.
const encode = createChildProcesses<PictureTask, PictureOutcome>({
  file: moduleFile(import.meta.url, 'picture-worker'),
  atOnce: availableParallelism(),
  mayWait: 80,
  timeoutMs: minuteMs,
  idleMs: minuteMs,
  tooMany: { ...refusal('too-many-pictures'), retryAfter },
  tooLong: { ...refusal('picture-too-slow'), retryAfter },
})

const startsWith = (bytes: Buffer, ...values: number[]) =>
  values.every((value, index) => bytes[index] === value)

const signatureBytes = 12

/** What the first bytes say a file is; undefined for everything we do not take. */
export const sniff = (
  pieces: readonly Buffer[],
): 'jpeg' | 'png' | 'gif' | 'webp' | 'avif' | 'pdf' | undefined => {
  const bytes = Buffer.concat(pieces, signatureBytes)
  if (startsWith(bytes, 0xff, 0xd8, 0xff)) return 'jpeg'
  if (startsWith(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png'
  if (/^GIF8[79]a/.test(bytes.toString('latin1', 0, 6))) return 'gif'
  const text = bytes.toString('latin1')
  if (/^RIFF.{4}WEBP/s.test(text)) return 'webp'
  if (/^.{4}ftypavi[fs]/s.test(text)) return 'avif'
  if (text.startsWith('%PDF-')) return 'pdf'
  return undefined
}

/** Has a picture drawn in a process of its own; one that ends it is damaged. */
const drawInChild = (pieces: readonly Buffer[], drawing: Drawing): Promise<PictureOutcome> =>
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
  const outcome = await drawInChild([bytes], { sizes, maxPixels: pixels })
  return 'rendered' in outcome ? outcome.rendered[0]!.bytes : undefined
}

/** Makes every size of a picture as it was chosen, as jpeg and webp; throws UnsupportedMediaType, PayloadTooLarge or Unavailable. */
export const renderPicture = async (
  pieces: readonly Buffer[],
  sizes: readonly Size[],
  choice?: Choice,
): Promise<RenderedPicture[]> => {
  if (bytesOf(pieces) > pictureBytes) throw new PayloadTooLarge(refusal('picture-too-heavy'))
  const format = sniff(pieces)
  if (!format || format === 'pdf') throw new UnsupportedMediaType(refusal('picture-type'))
  const outcome = await drawInChild(pieces, drawingOf(sizes, choice))
  if ('rendered' in outcome) return outcome.rendered
  if (outcome.refused === 'too many pixels') throw new PayloadTooLarge(refusal('picture-too-large'))
  throw new UnsupportedMediaType(refusal('picture-damaged'))
}
