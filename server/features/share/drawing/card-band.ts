import { box, fill, logo, oneLine, outlines, type Drawing } from './card-shapes'
import { fitText, lineHeight } from './fit-text'

/** The upper line of the band: broken in two where one line would be small and there is room. */
const placeName = ({ facts, frame, faces }: Drawing, width: number) => {
  const { name, small, band: tall } = frame
  const fit = (maxLines: number) =>
    fitText(faces.display, facts.place, {
      width,
      height: tall - small * 2.4,
      maxLines,
      sizes: [name, Math.round(name * 0.5)],
    })
  const [one, two] = [fit(1), fit(2)]
  return two.size > one.size * 1.3 || one.isCut ? two : one
}

/** The business: its logo, name and address. */
export const cardBand = (drawing: Drawing): string => {
  const { facts, frame, pictures, faces } = drawing
  const { width, height, band: tall, margin, name, small } = frame
  const y = height - tall
  const { colours } = facts
  const size = Math.round(Math.min(tall * 0.58, name * 2.2))
  const x = pictures.logo ? margin + size + Math.round(small * 0.8) : margin
  const room = width - margin - x
  const title = placeName(drawing, room)
  const address = oneLine(faces.body, facts.shownLink, { width: room, size: small })
  // Below the text of a story, phones have signs of their own.
  const middle = y + tall / 2
  const gap = small * 0.55
  const capitals = title.size * faces.display.capHeight
  const further = (title.lines.length - 1) * title.size * lineHeight
  const top = middle - (capitals + further + gap + address.size * faces.body.capHeight) / 2
  const first = top + capitals
  const last = first + further + gap + address.size * faces.body.capHeight
  return [
    box(colours.band, { x: 0, y, width, height: tall }),
    box(colours.line, { x: 0, y, width, height: 2 }),
    pictures.logo
      ? logo(pictures.logo, {
          x: margin,
          y: middle - size / 2,
          size,
          radius: Math.min(facts.radius, size / 5),
        })
      : '',
    fill(colours.bandText, outlines(faces.display, title, { x, y: first })),
    fill(colours.bandText, outlines(faces.body, address, { x, y: last })),
  ].join('')
}
