import type { Face } from './card-fonts'

/** From one baseline to the next, in shares of the size. */
export const lineHeight = 1.14

/** Lines of a text, and the size at which they fit. */
export interface FittedText {
  lines: string[]
  size: number
  /** Whether its end is missing. */
  isCut?: boolean
}

interface Box {
  width: number
  /** Of all lines together; any without it. */
  height?: number
  maxLines: number
  /** The largest and the smallest size, in pixels. */
  sizes: readonly [number, number]
}

const ellipsis = '…'
/** Scripts that are written without spaces break between any two characters. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u

/** The parts between which a text may break; a no-break space joins. */
const partsOf = (text: string): string[] =>
  text.split(/(?<= )/).flatMap((word) => (unspaced.test(word) ? [...word] : [word]))

const wrap = (face: Face, text: string, { width, size }: { width: number; size: number }): string[] => {
  const fits = (line: string) => face.width(line.trimEnd(), size) <= width
  const lines: string[] = []
  let line = ''
  const add = (part: string) => {
    if (line && !fits(line + part)) {
      lines.push(line.trimEnd())
      line = ''
    }
    line += part
  }
  // A word that is wider than a line breaks wherever it has to.
  for (const part of partsOf(text)) for (const piece of fits(part) ? [part] : part) add(piece)
  return line ? [...lines, line.trimEnd()] : lines
}

const cut = (face: Face, line: string, { width, size }: { width: number; size: number }): string => {
  let kept = [...line]
  while (kept.length && face.width(kept.join('') + ellipsis, size) > width) kept = kept.slice(0, -1)
  return kept.join('').trimEnd() + ellipsis
}

/** Breaks a text into lines at the largest size at which it fits, words whole where that is possible; what does not fit at the smallest is cut. */
export const fitText = (
  face: Face,
  text: string,
  { width, height = Infinity, maxLines, sizes }: Box,
): FittedText => {
  const [largest, smallest] = sizes
  const linesAt = (size: number) => Math.max(1, Math.min(maxLines, Math.floor(height / (size * lineHeight))))
  const isBroken = (size: number) =>
    text.split(' ').some((word) => !unspaced.test(word) && face.width(word, size) > width)
  for (let size = largest; size >= smallest; size -= 2) {
    const lines = wrap(face, text, { width, size })
    if (lines.length <= linesAt(size) && (!isBroken(size) || size - 2 < smallest)) return { lines, size }
  }
  const lines = wrap(face, text, { width, size: smallest })
  const most = linesAt(smallest)
  if (lines.length <= most) return { lines, size: smallest }
  const last = cut(face, lines.slice(most - 1).join(' '), { width, size: smallest })
  return { lines: [...lines.slice(0, most - 1), last], size: smallest, isCut: true }
}
