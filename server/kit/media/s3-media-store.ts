import type { Readable } from 'node:stream'
import type { ListObjectsV2CommandOutput, S3Client } from '@aws-sdk/client-s3'
import { SettingsError } from '../setting-values'
import { checkMediaFolder, checkMediaPath, checkMediaType, isMediaPath, isPrivatePath } from './media-paths'
import type { MediaStore } from './media-store'

/** Where a bucket is and how to sign for it; `endpoint` has scheme, host and port. */
export interface S3Address {
  endpoint: string
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
}

const bucketName = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/
const known = new Set(['region', 'tls'])

const parseS3Url = (mediaUrl: string): S3Address | undefined => {
  const { host, pathname, username, password, searchParams, hash } = new URL(mediaUrl)
  const bucket = pathname.slice(1).replace(/\/$/, '')
  const tls = searchParams.get('tls') ?? '1'
  const odd = hash || [...searchParams.keys()].some((name) => !known.has(name))
  if (odd || !host || !username || !password || !['0', '1'].includes(tls) || !bucketName.test(bucket))
    return undefined
  return {
    endpoint: `${tls === '1' ? 'https' : 'http'}://${host}`,
    region: searchParams.get('region') || 'us-east-1',
    bucket,
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
  }
}

/** Reads `s3://key:secret@host:port/bucket?region=…&tls=0`; throws SettingsError, whose text keeps the secret to itself. */
export const readS3Address = (mediaUrl: string): S3Address => {
  try {
    const address = parseS3Url(mediaUrl)
    if (address) return address
  } catch {
    // An odd URL or escape is refused like any other.
  }
  throw new SettingsError('MEDIA_URL must look like s3://key:secret@host:port/bucket?region=…&tls=0.')
}

/** Loaded on first use: who keeps media on disk never pays for the SDK. */
const connectTo = ({ endpoint, region, accessKeyId, secretAccessKey }: S3Address) => {
  const connect = async () => {
    // Five lines on every command about Node 20, whose end the README tells in one.
    process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true'
    const sdk = await import('@aws-sdk/client-s3')
    const client: S3Client = new sdk.S3Client({
      endpoint,
      region,
      credentials: { accessKeyId, secretAccessKey },
      // Stores other than Amazon's own have no host name per bucket, and few know the newer checksums.
      forcePathStyle: true,
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      maxAttempts: 3,
      requestHandler: { connectionTimeout: 3000, socketTimeout: 15_000 },
    })
    return { sdk, client }
  }
  let connected: ReturnType<typeof connect> | undefined
  return () => (connected ??= connect())
}

const statusOf = (error: unknown) =>
  (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode

const orNull = async <T>(asked: Promise<T>): Promise<T | null> => {
  try {
    return await asked
  } catch (error) {
    if (statusOf(error) === 404) return null
    throw error
  }
}

/** A full store says so as a full disk does. */
const sayFull = (error: object): never => {
  throw statusOf(error) === 507 ? Object.assign(error, { code: 'ENOSPC' }) : error
}

const cacheOf = (mediaPath: string) =>
  isPrivatePath(mediaPath) ? 'private, no-store' : 'public, max-age=31536000, immutable'

/** Keeps media in a bucket of an S3-compatible store, under the same paths as on disk. */
export const s3MediaStore = (address: S3Address): MediaStore => {
  const connected = connectTo(address)
  const Bucket = address.bucket

  const removeKeys = async (keys: readonly string[]) => {
    if (!keys.length) return
    const { sdk, client } = await connected()
    const Delete = { Objects: keys.map((Key) => ({ Key })), Quiet: true }
    const { Errors = [] } = await client.send(new sdk.DeleteObjectsCommand({ Bucket, Delete }))
    if (Errors.length) throw new Error(`${Errors.length} media could not be removed: ${Errors[0]!.Code}`)
  }

  return {
    async put(mediaPath, bytes, type) {
      checkMediaType(mediaPath, type)
      const { sdk, client } = await connected()
      const CacheControl = cacheOf(mediaPath)
      const object = { Bucket, Key: mediaPath, Body: bytes, ContentType: type, CacheControl }
      await client.send(new sdk.PutObjectCommand(object)).catch(sayFull)
    },
    async get(mediaPath) {
      const type = checkMediaPath(mediaPath)
      const { sdk, client } = await connected()
      const found = await orNull(client.send(new sdk.GetObjectCommand({ Bucket, Key: mediaPath })))
      return found && { stream: found.Body as Readable, size: found.ContentLength!, type }
    },
    async head(mediaPath) {
      const type = checkMediaPath(mediaPath)
      const { sdk, client } = await connected()
      const found = await orNull(client.send(new sdk.HeadObjectCommand({ Bucket, Key: mediaPath })))
      return found && { size: found.ContentLength!, type }
    },
    async *list() {
      const { sdk, client } = await connected()
      let page: ListObjectsV2CommandOutput | undefined
      do {
        const ContinuationToken = page?.NextContinuationToken
        page = await client.send(new sdk.ListObjectsV2Command({ Bucket, ContinuationToken }))
        for (const { Key } of page.Contents ?? []) if (isMediaPath(Key!)) yield Key!
      } while (page.IsTruncated)
    },
    async remove(paths) {
      for (const each of paths) checkMediaPath(each)
      await removeKeys(paths)
    },
    async removeUnder(folder) {
      checkMediaFolder(folder)
      const { sdk, client } = await connected()
      // With its slash: nb/1 is not the beginning of nb/12.
      const Prefix = `${folder}/`
      let page
      do {
        page = await client.send(new sdk.ListObjectsV2Command({ Bucket, Prefix }))
        await removeKeys((page.Contents ?? []).map(({ Key }) => Key!))
      } while (page.IsTruncated)
    },
  }
}
