import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Application } from '../server/declarations'
import { putMedia, readyPicture, type Place } from '../server/kit/media/store-picture'
import type { PictureKind } from '../server/kit/media/picture-kinds'
import type { PictureName } from './business'

/** A picture as rows name it: addresses below /assets; a thumbnail where the kind has one. */
export interface StoredPicture {
  url: string
  thumbnail: string
}

export interface WantedPicture {
  kind: PictureKind
  name: PictureName
}

/** Finds a stored picture; undefined where the demo has none of that name. */
export type Shelf = (kind: PictureKind, name: PictureName | undefined) => StoredPicture | undefined

const atOnce = 3

// From where the server is started, because the bundle lies in another folder than this file.
const fileOf = (name: PictureName) => path.resolve('demo/pictures', `${name}.jpg`)

const readPicture = async (name: PictureName): Promise<Buffer | undefined> => {
  try {
    return await readFile(fileOf(name))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** Renders one picture of the demo and stores its files, as an upload would. */
const storePicture = async (
  app: Application,
  place: Place,
  { kind, name }: WantedPicture,
): Promise<StoredPicture | undefined> => {
  const source = await readPicture(name)
  if (!source) return undefined
  const ready = await readyPicture(app, place, { kind, pieces: [source] })
  await putMedia(app.get('media'), [ready])
  return { url: ready.url, thumbnail: ready.thumbnail }
}

/** Stores pictures of one account, a few at a time, and answers where each of them is. */
export const fillShelf = async (
  app: Application,
  place: Place,
  wanted: readonly WantedPicture[],
): Promise<Shelf> => {
  const stored = new Map<string, StoredPicture | undefined>()
  const key = ({ kind, name }: WantedPicture) => `${kind} ${name}`
  const left = [...new Map(wanted.map((each) => [key(each), each])).values()]
  const worker = async () => {
    for (let next = left.shift(); next; next = left.shift()) {
      const picture = await storePicture(app, place, next)
      if (!picture) app.get('log').warn({ picture: next.name }, 'a picture of the demo is missing')
      stored.set(key(next), picture)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return (kind, name) => (name === undefined ? undefined : stored.get(key({ kind, name })))
}
