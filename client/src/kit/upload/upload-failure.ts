import { mediaLimits, type MediaType } from '@mainstreet/shared/contracts/site/media'
import { ApiError } from '../data/rest'
import type { KitWords } from '../ui/kit-words'
import type { UploadWords } from './upload-words'

/** Why a file is not stored: the product's words, what exactly was wrong, and whether another try can help. */
export interface UploadFailure {
  reason: string
  detail?: string
  mayRetry: boolean
}

const isPicture = ({ name, type }: File) =>
  /^image\/(png|jpe?g|gif|webp|avif|hei[cf])$/.test(type) || /\.hei[cf]$/i.test(name)
/** A photo is made smaller before it is sent; of more than this it would take long. */
const photoBytes = 50 * 1024 * 1024
const pdfType = 'application/pdf'
const bytesPerMegabyte = 1024 * 1024

const detailOf = (file: File, type: MediaType, words: UploadWords): string | undefined => {
  const isPdf = type === 'file' && file.type === pdfType
  if (!isPdf && !isPicture(file)) return words.wrongType(file.name, type)
  const pictureBytes = file.type === 'image/gif' ? mediaLimits.pictureBytes : photoBytes
  const maxBytes = isPdf ? mediaLimits.pdfBytes : pictureBytes
  return file.size > maxBytes ? words.tooLarge(file.name, maxBytes / bytesPerMegabyte) : undefined
}

/** What is wrong with a file before any of it is sent; undefined when it may be sent. */
export const refuseFile = (file: File, type: MediaType, words: UploadWords): UploadFailure | undefined => {
  const detail = detailOf(file, type, words)
  return detail ? { reason: words.refused(type), detail, mayRetry: false } : undefined
}

type Telling = { type: MediaType; words: UploadWords; kit: KitWords }

/** Why the server did not store a file: wrong sizes and formats have their own words, everything else its number. */
export const failureOf = (error: unknown, { type, words, kit }: Telling): UploadFailure => {
  const { name, code, message, errors } =
    error instanceof ApiError ? error : new ApiError('Error', String(error), { code: 0 })
  const why = kit.reason?.(error) ?? message
  if (name === 'Unreadable') return { reason: words.refused(type), detail: why, mayRetry: false }
  // The details are the server's, which speaks English.
  const speaksEnglish = !kit.reason
  if (code === 413 || code === 415)
    return {
      reason: words.refused(type),
      detail: speaksEnglish ? errors.files : undefined,
      mayRetry: false,
    }
  return { reason: words.failed(code, why), mayRetry: true }
}
