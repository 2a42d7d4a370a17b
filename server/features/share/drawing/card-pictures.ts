import sharp, { type Sharp } from 'sharp'

interface Area {
  width: number
  height: number
}

/** The point of a picture that stays in view, in shares of its width and height. */
export interface Focus {
  x: number
  y: number
}

const edgePixels = 24
/** How much the edges of a picture may differ, in levels of a channel, and still be one colour. */
const evenLevels = 9

const isEdge = (place: number, size: number) =>
  [0, size - 1].includes(place % size) || [0, size - 1].includes(Math.floor(place / size))

/** The colour of a picture's edges, where they are one: such a picture stands on more of it, and is not cut. */
const evenEdge = async (bytes: Buffer): Promise<{ r: number; g: number; b: number } | undefined> => {
  const size = edgePixels
  const pixels = await sharp(bytes)
    .resize(size, size, { fit: 'fill' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer()
  const channels = [0, 1, 2].map((channel) => {
    const values = [...pixels].filter((_, at) => at % 3 === channel).filter((_, place) => isEdge(place, size))
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length
    return { mean, far: Math.max(...values.map((value) => Math.abs(value - mean))) }
  })
  if (channels.some(({ far }) => far > evenLevels)) return undefined
  const [r, g, b] = channels.map(({ mean }) => Math.round(mean)) as [number, number, number]
  return { r, g, b }
}

/** What of a picture's height may be cut off before it is rather made wider. */
const cutAtMost = 0.12

/** A picture that fades out towards its left and right edges. */
const faded = (bytes: Buffer, { width, height }: Area, fade: number): Promise<Buffer> => {
  const share = fade / width
  const stops = [
    [0, 0],
    [share, 1],
    [1 - share, 1],
    [1, 0],
  ].map(([offset, opacity]) => `<stop offset="${offset}" stop-color="#fff" stop-opacity="${opacity}"/>`)
  const mask = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><linearGradient id="fade">${stops.join('')}</linearGradient><rect width="${width}" height="${height}" fill="url(#fade)"/></svg>`
  return sharp(bytes)
    .ensureAlpha()
    .composite([{ input: Buffer.from(mask), blend: 'dest-in' }])
    .png({ compressionLevel: 1 })
    .toBuffer()
}

/** Shares of the height: how far the sides of a widened picture are blurred, and how long it takes to go over into them. */
const [sideBlur, sideFade] = [0.055, 0.12]

/** A picture that is narrower than its place: the colours of its sides go on, blurred, as if there were more of it. */
const widened = async (picture: Sharp, { width, height }: Area): Promise<Sharp> => {
  const tall = Math.round(height / (1 - cutAtMost))
  const whole = await picture.resize({ height: tall }).toBuffer({ resolveWithObject: true })
  const middle = await sharp(whole.data)
    .extract({ left: 0, top: Math.round((tall - height) / 2), width: whole.info.width, height })
    .toBuffer()
  const left = Math.floor((width - whole.info.width) / 2)
  const right = width - whole.info.width - left
  const around = await sharp(middle)
    .extend({ left, right, extendWith: 'copy' })
    .blur(height * sideBlur)
    .toBuffer()
  const input = await faded(middle, { width: whole.info.width, height }, height * sideFade)
  return sharp(around).composite([{ input, left, top: 0 }])
}

/** The part of a picture that fills an area, around what is to stay in view. */
const covering = (picture: Sharp, source: Area, { area, focus }: { area: Area; focus: Focus }) => {
  const scale = Math.max(area.width / source.width, area.height / source.height)
  const width = Math.max(area.width, Math.round(source.width * scale))
  const height = Math.max(area.height, Math.round(source.height * scale))
  const left = Math.round((width - area.width) * focus.x)
  const top = Math.round((height - area.height) * focus.y)
  return picture.resize(width, height, { fit: 'fill' }).extract({ left, top, ...area })
}

const addressOf = async (picture: Sharp) => {
  const bytes = await picture.jpeg({ quality: 92, chromaSubsampling: '4:4:4' }).toBuffer()
  return `data:image/jpeg;base64,${bytes.toString('base64')}`
}

/** A card's picture as an address of data, as large as its place; undefined without one. */
export const cardPicture = async (
  bytes: Buffer,
  { area, focus }: { area: Area; focus: Focus },
): Promise<string | undefined> => {
  if (bytes.length === 0) return undefined
  const picture = sharp(bytes).flatten({ background: '#ffffff' })
  const [edge, source] = await Promise.all([evenEdge(bytes), sharp(bytes).metadata()])
  if (edge) return addressOf(picture.resize({ ...area, fit: 'contain', background: edge }))
  const kept = (area.height * source.width) / (area.width * source.height)
  if (kept < 1 - cutAtMost) return addressOf(await widened(picture, area))
  return addressOf(covering(picture, source, { area, focus }))
}

/** A logo as an address of data, square and on white; undefined without one. */
export const cardLogo = async (bytes: Buffer): Promise<string | undefined> => {
  if (bytes.length === 0) return undefined
  const background = '#ffffff'
  return addressOf(sharp(bytes).flatten({ background }).resize(512, 512, { fit: 'contain', background }))
}
