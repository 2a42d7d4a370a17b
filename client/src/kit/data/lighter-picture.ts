import { ownError } from './rest'

const heavyBytes = 4 * 1024 * 1024
/** As many pixels as the server keeps of a whole picture, twice over for what is cut out of it. */
const longestSide = 4096

const isHeic = ({ name, type }: File) => /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name)
const isHeavy = ({ size, type }: File) => size > heavyBytes && /^image\/(jpeg|png|webp|avif)$/.test(type)

/** The picture as this browser shows it; undefined where it cannot. */
const loadImage = async (file: File): Promise<HTMLImageElement | undefined> => {
  const image = new Image()
  image.src = URL.createObjectURL(file)
  try {
    await image.decode()
    return image
  } catch {
    return undefined
  } finally {
    URL.revokeObjectURL(image.src)
  }
}

const asJpeg = (image: HTMLImageElement): Promise<Blob | null> => {
  const { naturalWidth: width, naturalHeight: height } = image
  const share = Math.min(1, longestSide / Math.max(width, height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(width * share)
  canvas.height = Math.round(height * share)
  const drawing = canvas.getContext('2d')!
  drawing.fillStyle = '#fff'
  drawing.fillRect(0, 0, canvas.width, canvas.height)
  drawing.drawImage(image, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9))
}

/** A heavy photo, or one of a phone's own format, as a jpeg that is quickly sent; all else as it is. Throws where this browser cannot read it. */
export const lighterPicture = async (file: File): Promise<File> => {
  const heic = isHeic(file)
  if (!heic && !isHeavy(file)) return file
  const image = await loadImage(file)
  if (heic && !image)
    throw ownError(
      'Unreadable',
      'heic',
      'This browser cannot read HEIC photos. Please save it as a jpeg first, or add it from your phone.',
    )
  const jpeg = image && (await asJpeg(image))
  if (!jpeg || (!heic && jpeg.size >= file.size)) return file
  return new File([jpeg], file.name.replace(/\.\w+$/, '.jpg'), { type: jpeg.type })
}
