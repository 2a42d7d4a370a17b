import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Application } from '../../declarations'
import type { PictureKind } from './picture-kinds'
import { putMedia, readyPicture, type Place } from './store-picture'

/** A picture that comes with the product, by folder and name: `harbour/mug` is demo/pictures/harbour/mug.jpg. */
export type DrawnName = `${string}/${string}`

/** A picture as rows name it: addresses below /assets; a thumbnail where the kind has one. */
export interface StoredPicture {
  url: string
  thumbnail: string
}

export interface WantedPicture {
  kind: PictureKind
  name: DrawnName
}

/** Finds a stored picture; undefined where none of that name came with the product. */
export type Shelf = (kind: PictureKind, name: DrawnName | undefined) => StoredPicture | undefined

const atOnce = 3

// From where the server is started, because the bundle lies in another folder than this file.
const fileOf = (name: DrawnName) => path.resolve('demo/pictures', `${name}.jpg`)

const readPicture = async (name: DrawnName): Promise<Buffer | undefined> => {
  try {
    return await readFile(fileOf(name))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** Renders one picture and stores its files, as an upload would. */
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

/** Stores pictures that come with the product for one account, a few at a time, and answers where each of them is. */
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
      if (!picture)
        app.get('log').warn({ picture: next.name }, 'a picture that comes with the product is missing')
      stored.set(key(next), picture)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return (kind, name) => (name === undefined ? undefined : stored.get(key({ kind, name })))
}
