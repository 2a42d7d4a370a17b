import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import fs from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'

/** A stored file as it is served; destroy the stream when it is not read to its end. */
export type StoredMedia = { stream: Readable; size: number; type: string }

/** Where media live, by paths such as `nb/1/<hash>-logo.jpg`; a bad path throws, a missing file is null. */
export type MediaStore = {
  put(path: string, bytes: Buffer, type: string): Promise<void>
  get(path: string): Promise<StoredMedia | null>
  /** Size and type alone, for HEAD. */
  head(path: string): Promise<Omit<StoredMedia, 'stream'> | null>
  /** Missing files are fine: removing twice is removing once. */
  remove(paths: readonly string[]): Promise<void>
  /** Removes everything of one account: `{region}/{customerId}`. */
  removeUnder(folder: string): Promise<void>
}

const types: Record<string, string> = {
  jpg: 'image/jpeg',
  webp: 'image/webp',
  pdf: 'application/pdf',
}

const segment = /^[A-Za-z0-9][A-Za-z0-9_-]*$/
const fileName = /^[A-Za-z0-9][A-Za-z0-9_-]*\.([a-z0-9]+)$/

const segmentsOf = (mediaPath: string) => {
  const parts = mediaPath.split('/')
  return mediaPath.length <= 300 && parts.slice(0, -1).every((part) => segment.test(part)) ? parts : []
}

/** The content type of a well-formed media path, or undefined for anything else (dots, slashes, odd endings). */
export const mediaType = (mediaPath: string): string | undefined => {
  const parts = segmentsOf(mediaPath)
  const ending = parts.length >= 2 ? fileName.exec(parts.at(-1)!)?.[1] : undefined
  return ending && Object.hasOwn(types, ending) ? types[ending] : undefined
}

/** A short fingerprint of content, for names that may be cached for ever. */
export const contentHash = (bytes: Buffer): string =>
  createHash('sha256').update(bytes).digest('hex').slice(0, 32)

type AssetName = { region: string; customerId: number; hash: string; name: string }

/** `{region}/{customerId}/{hash}-{name}`, as in `nb/1/<hash>-market-image.jpg`; throws on any other shape. */
export const assetPath = ({ region, customerId, hash, name }: AssetName): string => {
  const made = `${region}/${customerId}/${hash}-${name}`
  const ok = Number.isSafeInteger(customerId) && customerId > 0 && /^[0-9a-f]{16,64}$/.test(hash)
  if (!ok || made.split('/').length !== 3 || !mediaType(made)) throw new Error('Not a media path.')
  return made
}

const isMissing = (error: unknown) =>
  ['ENOENT', 'ENOTDIR', 'EISDIR'].includes((error as NodeJS.ErrnoException).code ?? '')

/** Written under another name and renamed: a crash or a full disk never leaves half a file under the real one. */
const writeWhole = async (file: string, bytes: Buffer) => {
  await fs.mkdir(path.dirname(file), { recursive: true })
  const temporary = path.join(path.dirname(file), `.${randomUUID()}.part`)
  try {
    await fs.writeFile(temporary, bytes, { flag: 'wx', flush: true } as Parameters<typeof fs.writeFile>[2])
    await fs.rename(temporary, file)
  } catch (error) {
    await fs.rm(temporary, { force: true })
    throw error
  }
}

const onDisk = (root: string): MediaStore => {
  const checked = (mediaPath: string) => {
    const type = mediaType(mediaPath)
    if (!type) throw new Error('Not a media path.')
    return { file: path.join(root, mediaPath), type }
  }
  const head: MediaStore['head'] = async (mediaPath) => {
    const { file, type } = checked(mediaPath)
    try {
      const stat = await fs.lstat(file)
      return stat.isFile() ? { size: stat.size, type } : null
    } catch (error) {
      if (isMissing(error)) return null
      throw error
    }
  }
  return {
    head,
    async put(mediaPath, bytes, type) {
      const target = checked(mediaPath)
      if (target.type !== type) throw new Error(`A ${type} must not be stored as ${target.type}.`)
      await writeWhole(target.file, bytes)
    },
    async get(mediaPath) {
      const found = await head(mediaPath)
      if (!found) return null
      return { ...found, stream: createReadStream(path.join(root, mediaPath)) }
    },
    async remove(paths) {
      // All are checked before the first one goes.
      const files = paths.map((one) => checked(one).file)
      await Promise.all(files.map((file) => fs.rm(file, { force: true })))
    },
    async removeUnder(folder) {
      const parts = folder.split('/')
      if (parts.length !== 2 || !parts.every((part) => segment.test(part)))
        throw new Error('Not a media path.')
      await fs.rm(path.join(root, folder), { recursive: true, force: true })
    },
  }
}

/** The media store of the settings: DATA_DIR/assets. */
export const createMediaStore = (settings: { dataDir: string; mediaUrl?: string }): MediaStore => {
  // Refused rather than ignored: several servers writing to their own disks would each show half the pictures.
  if (settings.mediaUrl)
    throw new Error('MEDIA_URL is set, but this version stores media on the local disk only.')
  return onDisk(path.join(settings.dataDir, 'assets'))
}
