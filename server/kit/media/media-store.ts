import path from 'node:path'
import type { Readable } from 'node:stream'
import { diskMediaStore } from './disk-media-store'
import { readS3Address, s3MediaStore } from './s3-media-store'

/** A stored file as it is served; destroy the stream when it is not read to its end. */
export type StoredMedia = { stream: Readable; size: number; type: string }

/** Where media live, by paths such as `nb/1/<hash>-logo.jpg`; a bad path throws, a missing file is null. */
export type MediaStore = {
  put(path: string, bytes: Buffer, type: string): Promise<void>
  get(path: string): Promise<StoredMedia | null>
  /** Size and type alone, for HEAD. */
  head(path: string): Promise<Omit<StoredMedia, 'stream'> | null>
  /** The path of every file there is, private ones too; what else lies there is passed over. */
  list(): AsyncIterable<string>
  /** Missing files are fine: removing twice is removing once. */
  remove(paths: readonly string[]): Promise<void>
  /** Removes everything of one account: `{region}/{customerId}`. */
  removeUnder(folder: string): Promise<void>
}

type Where = { dataDir: string; mediaUrl?: string }

/** The media store of the settings: a bucket (MEDIA_URL), which all servers share, or DATA_DIR/assets. */
export const createMediaStore = ({ dataDir, mediaUrl }: Where): MediaStore =>
  mediaUrl ? s3MediaStore(readS3Address(mediaUrl)) : diskMediaStore(path.join(dataDir, 'assets'))

declare module '../../declarations' {
  interface Configuration {
    media: MediaStore
  }
}
