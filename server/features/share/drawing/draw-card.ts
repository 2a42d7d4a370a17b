import { faceFor, shownText } from './card-fonts'
import type { CardFrame } from './card-frames'
import { box, fill, oneLine, outlines, type CardPictures, type Drawing } from './card-shapes'
import { cardBand } from './card-band'
import { badgeHeight, cardBadge, cardTop } from './card-top'
import type { CardFacts } from './drawn-card'
import { fitText, lineHeight } from './fit-text'
import { qrOutline } from './qr-outline'

/** The code that a phone reads, what it does below it. */
const code = ({ facts, frame, faces }: Drawing, area: { top: number; height: number }): string => {
  const { width, margin, code: size, small } = frame
  const caption = oneLine(faces.body, facts.scan, { width: size, size: small })
  const wanted = qrOutline(facts.link, { x: 0, y: 0, size }).size
  const height = wanted + small * 1.6
  const x = width - margin - wanted
  const y = Math.round(area.top + (area.height - height) / 2)
  const { path } = qrOutline(facts.link, { x, y, size })
  const words = outlines(faces.body, caption, {
    x: x + wanted / 2,
    y: y + wanted + small * 1.35,
    centred: true,
  })
  return (
    box('#ffffff', { x, y, width: wanted, height: wanted, radius: Math.min(facts.radius, 12) }) +
    `<path fill="#000000" shape-rendering="crispEdges" d="${path}"/>` +
    fill(facts.colours.muted, words)
  )
}

/** The price line: from, price, and the price without the sale, struck. */
const price = ({ facts, frame, faces }: Drawing, at: { x: number; y: number; width: number }): string => {
  if (!facts.price) return ''
  const { from, now, regular } = facts.price
  const { small } = frame
  const gap = small * 0.5
  const lead = from ? faces.body.width(from, small) + gap : 0
  const rest = regular ? faces.body.width(regular, small * 1.25) + gap * 1.6 : 0
  const fitted = oneLine(faces.strong, now, { width: at.width - lead - rest, size: frame.price })
  const parts: string[] = []
  if (from) parts.push(fill(facts.colours.muted, faces.body.outline(from, { ...at, size: small })))
  parts.push(fill(facts.colours.accent, outlines(faces.strong, fitted, { x: at.x + lead, y: at.y })))
  if (regular) {
    const x = at.x + lead + fitted.width + gap * 1.6
    const width = faces.body.width(regular, small * 1.25)
    const middle = at.y - small * 1.25 * faces.body.capHeight * 0.5
    const strike = { x: x - 4, y: middle - small * 0.05, width: width + 8, height: Math.max(3, small * 0.1) }
    parts.push(
      fill(facts.colours.muted, faces.body.outline(regular, { x, y: at.y, size: small * 1.25 })),
      box(facts.colours.muted, strike),
    )
  }
  return parts.join('')
}

/** Name, the line below it and the price, in the middle of their area's height. */
const words = (drawing: Drawing, area: { top: number; height: number }): string => {
  const { facts, frame, faces } = drawing
  const { margin, small } = frame
  const width = frame.width - 2 * margin - frame.code - Math.round(margin * 0.7)
  const subtitle = facts.subtitle
    ? fitText(faces.body, facts.subtitle, { width, maxLines: 2, sizes: [small * 1.1, small * 0.95] })
    : { lines: [], size: small }
  const subtitleHeight = subtitle.lines.length
    ? subtitle.lines.length * subtitle.size * 1.35 + small * 0.4
    : 0
  const priceHeight = facts.price ? frame.price * 0.75 + small * 1.1 : 0
  const title = fitText(faces.display, facts.title, {
    width,
    height: area.height - subtitleHeight - priceHeight - small * 1.5,
    maxLines: 4,
    sizes: frame.title,
  })
  const titleHeight = title.lines.length * title.size * lineHeight
  let y = area.top + (area.height - titleHeight - subtitleHeight - priceHeight) / 2
  const titles = outlines(faces.display, title, {
    x: margin,
    y: y + title.size * (lineHeight + faces.display.capHeight) * 0.5,
  })
  y += titleHeight + (subtitleHeight ? small * 0.4 : 0)
  const subtitles = outlines(faces.body, subtitle, { x: margin, y: y + subtitle.size, step: 1.35 })
  y += subtitle.lines.length * subtitle.size * 1.35
  return [
    fill(facts.colours.heading, titles),
    fill(facts.colours.text, subtitles),
    price(drawing, { x: margin, y: y + priceHeight, width }),
  ].join('')
}

const plain = (facts: CardFacts): CardFacts => ({
  ...facts,
  title: shownText(facts.title),
  subtitle: shownText(facts.subtitle),
  business: shownText(facts.business),
  place: shownText(facts.place),
  badge: shownText(facts.badge),
})

const facesFor = async (facts: CardFacts): Promise<Drawing['faces']> => {
  const { subtitle, scan, shownLink, price } = facts
  const said = [subtitle, scan, shownLink, price?.from, price?.regular].join('')
  return {
    display: await faceFor(
      facts.displayFont,
      700,
      [facts.title, facts.subtitle, facts.business, facts.place].join(''),
    ),
    body: await faceFor(facts.bodyFont, 400, said),
    strong: await faceFor(facts.bodyFont, 700, facts.badge + (price?.now ?? '')),
  }
}

/** The texts as far as they can be drawn; a card whose item's name cannot is the business's, and at least has its address. */
const drawn = (facts: CardFacts, { display, body, strong }: Drawing['faces']): CardFacts => {
  const business = display.drawable(facts.business) || facts.shownLink
  return {
    ...facts,
    title: display.drawable(facts.title) || business,
    subtitle: body.drawable(facts.subtitle),
    business,
    place: display.drawable(facts.place) || business,
    badge: strong.drawable(facts.badge),
  }
}

/** A card as SVG; all of its text is outlines, so that no font of the machine matters. */
export const drawCard = async (
  given: CardFacts,
  frame: CardFrame,
  pictures: CardPictures,
): Promise<string> => {
  const texts = plain(given)
  const faces = await facesFor(texts)
  const shown = drawn(texts, faces)
  // In the place of pictures stands the business's name already.
  const isTwice = !pictures.picture && !pictures.logo && shown.title === shown.business && shown.subtitle
  const facts = isTwice ? { ...shown, title: shown.subtitle, subtitle: '' } : shown
  const drawing: Drawing = { facts, frame, pictures, faces }
  const { width, height } = frame
  // A badge stands half in the picture and half in what is below it.
  const top = frame.picture + (facts.badge ? badgeHeight(frame) / 2 : 0)
  const area = { top, height: height - top - frame.band }
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    box(facts.colours.ground, { x: 0, y: 0, width, height }),
    cardTop(drawing),
    cardBadge(drawing),
    words(drawing, area),
    code(drawing, area),
    cardBand(drawing),
    '</svg>',
  ].join('')
}
