import type { CardFrame } from './card-frames'
import { box, fill, logo, oneLine, outlines, type Drawing } from './card-shapes'
import { fitText, lineHeight } from './fit-text'

/** In the place of a picture: the colours of the business with its logo, or else its name. */
const withoutPicture = ({ facts, frame, pictures, faces }: Drawing): string => {
  const { width, picture: height, margin } = frame
  const { band, bandText, badge } = facts.colours
  const ground = box(band, { x: 0, y: 0, width, height })
  const rim = box(badge, { x: 0, y: height - 10, width, height: 10 })
  if (pictures.logo) {
    const size = Math.round(height * 0.46)
    const at = { x: (width - size) / 2, y: (height - size) / 2, size }
    return ground + rim + logo(pictures.logo, { ...at, radius: size * 0.12 })
  }
  const most = Math.round(height * 0.2)
  const name = fitText(faces.display, facts.business, {
    width: width - 2 * margin,
    maxLines: 3,
    sizes: [most, 40],
  })
  const { lines, size } = name
  const y = height / 2 - ((lines.length - 1) * size * lineHeight) / 2 + (size * faces.display.capHeight) / 2
  return ground + rim + fill(bandText, outlines(faces.display, name, { x: width / 2, y, centred: true }))
}

/** The picture, or what stands in its place. */
export const cardTop = (drawing: Drawing): string => {
  const { picture } = drawing.pictures
  const { width, picture: height } = drawing.frame
  if (!picture) return withoutPicture(drawing)
  return `<image href="${picture}" x="0" y="0" width="${width}" height="${height}" preserveAspectRatio="none"/>`
}

/** How high a badge is. */
export const badgeHeight = ({ small }: CardFrame): number => Math.round(small * 2.3)

/** What is special about the price, on the picture's lower edge. */
export const cardBadge = ({ facts, frame, faces }: Drawing): string => {
  if (!facts.badge) return ''
  const { margin, picture, width, small } = frame
  const height = badgeHeight(frame)
  const text = oneLine(faces.strong, facts.badge, { width: width - 2 * margin - height, size: small * 1.3 })
  const y = picture - height / 2
  const pill = {
    x: margin,
    y,
    width: text.width + height,
    height,
    radius: Math.min(height / 2, drawingRadius(facts.radius, height)),
  }
  const baseline = y + height / 2 + (text.size * faces.strong.capHeight) / 2
  const words = outlines(faces.strong, text, { x: margin + height / 2, y: baseline })
  return box(facts.colours.badge, pill) + fill(facts.colours.onBadge, words)
}

/** A preset with round corners has round badges. */
const drawingRadius = (radius: number, height: number) => (radius >= 8 ? height / 2 : radius)
