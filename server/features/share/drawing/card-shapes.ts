import type { Face } from './card-fonts'
import type { CardFrame } from './card-frames'
import type { CardFacts } from './drawn-card'
import { fitText, lineHeight, type FittedText } from './fit-text'

/** Pictures of a card as addresses of data, already as large as they are shown. */
export interface CardPictures {
  picture?: string
  logo?: string
}

/** What the parts of a card are drawn of. */
export interface Drawing {
  facts: CardFacts
  frame: CardFrame
  pictures: CardPictures
  faces: { display: Face; body: Face; strong: Face }
}

/** Outlines in a colour. */
export const fill = (colour: string, path: string) => `<path fill="${colour}" d="${path}"/>`

/** Lines under each other as outlines: the first one's baseline is `y`, and they begin at `x` or have their middle there. */
export const outlines = (
  face: Face,
  { lines, size }: FittedText,
  { x, y, step = lineHeight, centred = false }: { x: number; y: number; step?: number; centred?: boolean },
): string =>
  lines
    .map((line, index) => {
      const left = centred ? x - face.width(line, size) / 2 : x
      return face.outline(line, { x: left, y: y + index * step * size, size })
    })
    .join('')

/** A rectangle in a colour. */
export const box = (
  colour: string,
  at: { x: number; y: number; width: number; height: number; radius?: number },
) =>
  `<rect fill="${colour}" x="${at.x}" y="${at.y}" width="${at.width}" height="${at.height}" rx="${at.radius ?? 0}"/>`

/** One line of text, as large as it may be within a width. */
export const oneLine = (face: Face, text: string, { width, size }: { width: number; size: number }) => {
  const fitted = fitText(face, text, { width, maxLines: 1, sizes: [size, Math.round(size * 0.5)] })
  return { ...fitted, width: face.width(fitted.lines.join(''), fitted.size) }
}

/** A square picture with round corners. */
export const logo = (href: string, at: { x: number; y: number; size: number; radius: number }): string => {
  const { x, y, size, radius } = at
  // No two of a drawing are in one place.
  const id = `clip${x}-${y}`
  return `<clipPath id="${id}"><rect x="${x}" y="${y}" width="${size}" height="${size}" rx="${radius}"/></clipPath>
<image href="${href}" x="${x}" y="${y}" width="${size}" height="${size}" clip-path="url(#${id})"/>`
}
