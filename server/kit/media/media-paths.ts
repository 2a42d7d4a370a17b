import { createHash } from 'node:crypto'

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

/** Throws on anything but `{region}/{customerId}`, so that no call removes everything. */
export const checkMediaFolder = (folder: string): void => {
  const parts = folder.split('/')
  if (parts.length !== 2 || !parts.every((part) => segment.test(part))) throw new Error('Not a media path.')
}

/** The folder of files that no address leads to; longer than a region may be, so that it is none. */
export const privateFolder = 'private-files'

// No name that `mediaType` knows, so that nothing below /assets answers with one.
const privateName = new RegExp(`^${privateFolder}/[1-9]\\d{0,9}/[A-Za-z0-9][A-Za-z0-9_-]*\\.part$`)

/** Whether a path is one of those that no address leads to. */
export const isPrivatePath = (mediaPath: string): boolean => privateName.test(mediaPath)

const typeOf = (mediaPath: string) =>
  isPrivatePath(mediaPath) ? 'application/octet-stream' : mediaType(mediaPath)

/** Whether a path is that of a file which a store may keep. */
export const isMediaPath = (mediaPath: string): boolean => typeOf(mediaPath) !== undefined

/** The type of a media path, or of a private one; throws on any other path. */
export const checkMediaPath = (mediaPath: string): string => {
  const type = typeOf(mediaPath)
  if (!type) throw new Error('Not a media path.')
  return type
}

/** Throws where a type and the ending of a path contradict each other. */
export const checkMediaType = (mediaPath: string, type: string): void => {
  const known = checkMediaPath(mediaPath)
  if (known !== type) throw new Error(`A ${type} must not be stored as ${known}.`)
}
