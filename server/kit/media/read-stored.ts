import type { MediaStore } from './media-store'

const prefix = '/assets/'

/** The bytes of the file that an address below /assets names; null where it is elsewhere, or gone. */
export const readStored = async (media: MediaStore, url: string): Promise<Buffer | null> => {
  if (!url.startsWith(prefix)) return null
  const stored = await media.get(url.slice(prefix.length))
  return stored && Buffer.concat(await stored.stream.toArray())
}
