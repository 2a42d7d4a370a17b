import { randomBytes, webcrypto } from 'node:crypto'
import type { Application } from '../../declarations'
import { assetPath } from './media-paths'
import type { MediaStore } from './media-store'
import type { Choice } from './draw-picture'
import { thumbnail, type PictureKind } from './picture-kinds'
import { renderPicture } from './pictures'

/** Whose media they are: both stand in every path. */
export interface Place {
  region: string
  customerId: number
}

interface NamedBytes {
  path: string
  bytes: Buffer
  type: string
}

/** Files ready to be stored, and the addresses below /assets by which rows name them. */
export interface ReadyMedia {
  url: string
  /** Empty where the kind has none. */
  thumbnail: string
  files: NamedBytes[]
}

/** Off the main thread: 25 MB would keep every request waiting. */
const hashOf = async (bytes: Buffer): Promise<string> => {
  const digest = await webcrypto.subtle.digest('SHA-256', bytes)
  return Buffer.from(digest).toString('hex').slice(0, 32)
}

/** A part of the name that no other upload has: equal pictures never share a file, so removing one cannot harm another. */
export const newMark = (): string => `${randomBytes(6).toString('hex')}-`

/** Makes the files of a picture under names from its content; without a mark, the same picture has the same names. */
export const readyPicture = async (
  app: Pick<Application, 'get'>,
  place: Place,
  task: { kind: PictureKind; pieces: readonly Buffer[]; mark?: string; choice?: Choice },
): Promise<ReadyMedia> => {
  const { kind, pieces, mark = '', choice } = task
  const rendered = await renderPicture(pieces, app.get('pictures').sizesOf(kind), choice)
  const hash = await hashOf(rendered[0]!.bytes)
  // Its address says the colour that stands in its place until it has come.
  const colour = `x${rendered[0]!.colour}-`
  const files: NamedBytes[] = []
  const urls = new Map<string, string>()
  for (const { suffix, bytes, type } of rendered) {
    const path = assetPath({ ...place, hash, name: `${mark}${colour}${kind}${suffix}` })
    files.push({ path, bytes, type })
    urls.set(suffix, `/assets/${path}`)
  }
  return { url: urls.get('.jpg')!, thumbnail: urls.get(`${thumbnail}.jpg`) ?? '', files }
}

/** A pdf as it came, under a name from its content. */
export const readyPdf = async (
  place: Place,
  { source, mark }: { source: Buffer; mark: string },
): Promise<ReadyMedia> => {
  const path = assetPath({ ...place, hash: await hashOf(source), name: `${mark}file.pdf` })
  return {
    url: `/assets/${path}`,
    thumbnail: '',
    files: [{ path, bytes: source, type: 'application/pdf' }],
  }
}

/** Stores files; when it throws, some of them may be stored, and none is still being written. */
export const putMedia = async (media: MediaStore, ready: readonly ReadyMedia[]): Promise<void> => {
  const files = ready.flatMap((each) => each.files)
  const puts = await Promise.allSettled(files.map(({ path, bytes, type }) => media.put(path, bytes, type)))
  const failed = puts.find((put) => put.status === 'rejected')
  if (failed) throw failed.reason
}
