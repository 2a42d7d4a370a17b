import { setTimeout as pause } from 'node:timers/promises'
import type { PictureFailure } from '@mainstreet/shared/contracts/marketplace/imports'
import { mediaLimits } from '@mainstreet/shared/contracts/site/media'
import type { Application } from '../../../../declarations'
import { guardedGet, GetRefused, type GetOptions } from '../../../../kit/http/guarded-get'
import { PayloadTooLarge, sniff, UnsupportedMediaType } from '../../../../kit/media/pictures'
import { newMark, readyPicture, type Place, type ReadyMedia } from '../../../../kit/media/store-picture'

/** How pictures are fetched; tests are less patient. */
export interface FetchOptions {
  timeoutMs: number
  /** What is waited before each further try of what may pass. */
  retryMs: readonly number[]
  atOnce: number
}

/** As patient as strangers' servers need. */
export const usualOptions: FetchOptions = { timeoutMs: 20_000, retryMs: [1_000, 4_000], atOnce: 4 }

/** A picture that is not here, and why. */
export interface FailedPicture {
  reason: PictureFailure
  answer: number | null
}

interface Fetching extends FetchOptions {
  app: Application
  place: Place
  base?: string
  signal: AbortSignal
}

// Hosts that choose a format by what is asked for would send ones that are not taken.
const headers = {
  accept: 'image/jpeg, image/png, image/gif, image/webp, image/avif',
  'accept-encoding': 'identity',
  'user-agent': 'Mainstreet-Import/1',
}

const fetchOnce = async (address: string, { retryMs, ...fetching }: Fetching): Promise<Buffer[]> => {
  const { timeoutMs, base, signal } = fetching
  const options: GetOptions = {
    timeoutMs,
    base,
    signal,
    headers,
    maxBytes: mediaLimits.pictureBytes,
    maxRedirects: 5,
  }
  for (let attempt = 0; ; attempt++) {
    try {
      return await guardedGet(address, options)
    } catch (error) {
      const wait = retryMs[attempt]
      if (!(error instanceof GetRefused && error.mayPass) || wait === undefined) throw error
      await pause(wait, undefined, { signal })
    }
  }
}

const failureOf = (error: unknown, pieces?: readonly Buffer[]): FailedPicture | undefined => {
  if (error instanceof GetRefused) return { reason: error.reason, answer: error.answer }
  if (error instanceof PayloadTooLarge) return { reason: 'pixels', answer: null }
  if (!(error instanceof UnsupportedMediaType)) return undefined
  const format = pieces && sniff(pieces)
  return { reason: format && format !== 'pdf' ? 'damaged' : 'type', answer: null }
}

/** Reads a picture from its address and makes its files as an upload's are made, or says why it cannot be had. */
export const fetchPicture = async (
  address: string,
  fetching: Fetching,
): Promise<ReadyMedia | FailedPicture> => {
  let pieces: Buffer[] | undefined
  try {
    pieces = await fetchOnce(address, fetching)
    return await readyPicture(fetching.app, fetching.place, { kind: 'market-image', pieces, mark: newMark() })
  } catch (error) {
    const failure = failureOf(error, pieces)
    if (!failure || fetching.signal.aborted) throw error
    return failure
  }
}
