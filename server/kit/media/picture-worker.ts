// Runs in a process of its own: whatever a hostile picture does to its decoder, it does not do to the server.
import sharp, { type Sharp } from 'sharp'
import { evened, squared, type Pixels } from './square'

/** One size of a picture; `suffix` stands between the name and its ending. */
export type Size = {
  suffix: string
  width: number
  height: number
  /** `square`: the whole picture evened, on a ground that fits it. */
  fit: 'contain' | 'cover' | 'inside' | 'square'
  /** Of the whole picture, also where a part of it was chosen. */
  isWhole?: boolean
}

/** One finished file; `suffix` ends the name: such as `.jpg` or `-thumb.webp`. */
export type RenderedPicture = { suffix: string; bytes: Buffer; type: string; width: number; height: number }

/** A part of a picture, in shares of its width and height once it stands upright. */
export type Crop = { x: number; y: number; width: number; height: number }

/** What the process is asked: every size of the picture whose bytes come next, or of a part of it, and the most pixels it may have. */
export type PictureTask = { length: number; sizes: Size[]; maxPixels: number; crop?: Crop }

/** What it answers. */
export type PictureOutcome = { rendered: RenderedPicture[] } | { refused: 'damaged' | 'too many pixels' }

// Pictures are encoded in several processes: one thread each uses one core, and no picture comes twice.
sharp.concurrency(1)
sharp.cache(false)

// Every loader is a parser of hostile bytes: only three of the many stay open, and none that reads files.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadNsgifBuffer'],
})

/** The same part in pixels, at least one, and within the picture. */
const pixelsOf = async (source: Sharp, crop: Crop) => {
  const { width, height } = (await source.metadata()).autoOrient
  const left = Math.min(width - 1, Math.round(crop.x * width))
  const top = Math.min(height - 1, Math.round(crop.y * height))
  return {
    left,
    top,
    width: Math.min(width - left, Math.max(1, Math.round(crop.width * width))),
    height: Math.min(height - top, Math.max(1, Math.round(crop.height * height))),
  }
}

const upright = async (source: Sharp, crop?: Crop): Promise<Sharp> => {
  const turned = source.autoOrient()
  return crop ? turned.extract(await pixelsOf(source, crop)) : turned
}

const pixelsIn = async (source: Sharp, { width, height, fit }: Size): Promise<Pixels> => {
  const { data, info } = await source
    .resize({
      ...{ width, height },
      fit: fit === 'square' ? 'inside' : fit,
      withoutEnlargement: fit === 'inside',
      background: '#fff',
    })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  // Flattened, there is no transparency.
  const pixels = { data, ...info, channels: info.channels as Pixels['channels'] }
  return fit === 'square' ? squared(await evened(pixels), width) : pixels
}

const renderSize = async (source: Sharp, size: Size): Promise<RenderedPicture[]> => {
  const { suffix } = size
  const { data, width, height, channels } = await pixelsIn(source, size)
  // From bare pixels, so that no metadata can come along, and the source is decoded once for both formats.
  const pixels = () => sharp(data, { raw: { width, height, channels } })
  const jpeg = async () => ({
    ...{ suffix: `${suffix}.jpg`, type: 'image/jpeg', width, height },
    bytes: await pixels().jpeg({ quality: 82, progressive: true }).toBuffer(),
  })
  const webp = async () => ({
    ...{ suffix: `${suffix}.webp`, type: 'image/webp', width, height },
    bytes: await pixels().webp({ quality: 80 }).toBuffer(),
  })
  // No page shows the whole picture: it is there to be made into others again.
  return Promise.all(size.isWhole ? [jpeg()] : [jpeg(), webp()])
}

/** Only between two pictures is it paused, so no byte of one is dropped or read as another's. */
const readBytes = (length: number): Promise<Buffer> =>
  new Promise((resolve) => {
    const bytes = Buffer.allocUnsafe(length)
    let filled = 0
    const take = (chunk: Buffer) => {
      filled += chunk.copy(bytes, filled)
      if (filled < length) return
      process.stdin.off('data', take).pause()
      resolve(bytes)
    }
    process.stdin.on('data', take).resume()
  })

const render = async ({ length, sizes, maxPixels, crop }: PictureTask): Promise<PictureOutcome> => {
  const bytes = await readBytes(length)
  process.send?.('begun')
  const source = () => sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', pages: 1 })
  const rendered: RenderedPicture[] = []
  try {
    for (const size of sizes) {
      const turned = await upright(source(), size.isWhole ? undefined : crop)
      rendered.push(...(await renderSize(turned, size)))
    }
    return { rendered }
  } catch (error) {
    const tooMany = error instanceof Error && error.message.includes('pixel limit')
    return { refused: tooMany ? 'too many pixels' : 'damaged' }
  }
}

// The server says when to stop: a signal to the whole group must not take the pictures of its last uploads.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined)
// An ordinary exit would first wait for a decoder that may never end.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))
process.on('message', async (task: PictureTask) => process.send?.(await render(task)))
process.send?.('ready')
