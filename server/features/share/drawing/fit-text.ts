import type { Face } from './card-fonts'

/** Lines of a text, and the size at which they fit. */
export interface FittedText {
  lines: string[]
  size: number
}

interface Box {
  width: number
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
export const fitText = (face: Face, text: string, { width, maxLines, sizes }: Box): FittedText => {
  const [largest, smallest] = sizes
  const isBroken = (size: number) =>
    text.split(' ').some((word) => !unspaced.test(word) && face.width(word, size) > width)
  for (let size = largest; size >= smallest; size -= 2) {
    const lines = wrap(face, text, { width, size })
    if (lines.length <= maxLines && (!isBroken(size) || size - 2 < smallest)) return { lines, size }
  }
  const lines = wrap(face, text, { width, size: smallest })
  if (lines.length <= maxLines) return { lines, size: smallest }
  const last = cut(face, lines.slice(maxLines - 1).join(' '), { width, size: smallest })
  return { lines: [...lines.slice(0, maxLines - 1), last], size: smallest }
}
