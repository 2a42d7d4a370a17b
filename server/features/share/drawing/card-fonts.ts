import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import opentype, { type Font, type PathCommand } from 'opentype.js'
import decompress from 'woff2-encoder/decompress'

/** Text in one family and weight: how wide it is, and its outlines. Sizes are pixels. */
export interface Face {
  /** A text without the characters that none of its fonts has, in whose place a box would stand. */
  drawable(text: string): string
  width(text: string, size: number): number
  /** The outlines as the data of an SVG path; x is where the text begins, y its baseline. */
  outline(text: string, place: { x: number; y: number; size: number }): string
  /** How high capitals are, in shares of the size. */
  capHeight: number
}

const load = createRequire(import.meta.url)

/** The alphabets that a family may have, and those that stand in where it has none. */
const ownSubsets = ['latin', 'latin-ext']
const otherSubsets = ['latin-ext', 'cyrillic', 'cyrillic-ext', 'greek', 'vietnamese']
const standIn = 'Inter'

const slugOf = (family: string) => family.toLowerCase().replaceAll(' ', '-')

const readFont = async (family: string, subset: string, weight: number): Promise<Font> => {
  const slug = slugOf(family)
  const file = load.resolve(`@fontsource-variable/${slug}/files/${slug}-${subset}-wght-normal.woff2`)
  const bytes = await decompress(await readFile(file))
  const font = opentype.parse(new Uint8Array(bytes).buffer)
  font.variation.set({ wght: weight })
  return font
}

const fonts = new Map<string, Promise<Font>>()

const fontOf = (family: string, subset: string, weight: number): Promise<Font> => {
  const key = `${family} ${subset} ${weight}`
  const font = fonts.get(key) ?? readFont(family, subset, weight)
  fonts.set(key, font)
  return font
}

/** Emoji, which no font of ours has, and what joins them. */
const pictograms =
  /(?![©®™])[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\u200d\u20e3\ufe0e\ufe0f]/gu

/** A text as it can be shown: composed, in one line, without emoji and signs that nobody sees. */
export const shownText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(pictograms, '')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}]/gu, (sign) => (/\s/.test(sign) ? ' ' : ''))
    .replace(/[ \t\n\r]+/g, ' ')
    .trim()

/** A text some of whose characters have gone: without brackets around nothing, and spaces for words that are no more. */
const withoutHoles = (text: string): string =>
  text
    .replace(/\(\s*\)|\[\s*\]|«\s*»|“\s*”|"\s*"/g, '')
    .replace(/ {2,}/g, ' ')
    .trim()

const knows = (font: Font, character: string) => font.charToGlyphIndex(character) > 0

/** The fonts in which a text's characters are, the family's own first; others only where one is missing. */
const fontsFor = async (family: string, weight: number, text: string): Promise<Font[]> => {
  const found: Font[] = []
  const characters = [...new Set(text)]
  const places: [string, string][] = [
    ...ownSubsets.map((subset): [string, string] => [family, subset]),
    ...otherSubsets.map((subset): [string, string] => [standIn, subset]),
  ]
  for (const [name, subset] of places) {
    const isMissing = (character: string) => !found.some((font) => knows(font, character))
    if (found.length && !characters.some(isMissing)) break
    found.push(await fontOf(name, subset, weight))
  }
  return found
}

const rounded = (value = 0) => Math.round(value * 100) / 100

const dataOf = ({ type, ...at }: PathCommand): string => {
  const { x1, y1, x2, y2, x, y } = at
  if (type === 'Z') return 'Z'
  const pairs = [...(type === 'C' ? [x1, y1, x2, y2] : type === 'Q' ? [x1, y1] : []), x, y]
  return `${type}${pairs.map(rounded).join(' ')}`
}

interface Laid {
  font: Font
  character: string
  /** From the text's beginning, in shares of the size. */
  x: number
}

interface Line {
  laid: Laid[]
  width: number
}

const createFace = (list: readonly Font[]): Face => {
  const [first] = list as [Font]
  const lines = new Map<string, Line>()
  const advances = new Map<string, number>()

  const advanceOf = (font: Font, character: string): number => {
    const key = `${list.indexOf(font)} ${character}`
    const known = advances.get(key)
    if (known !== undefined) return known
    const { process } = font.variation
    const { advanceWidth = 0 } = process.getTransform(font.charToGlyph(character), font.variation.get())
    advances.set(key, advanceWidth / font.unitsPerEm)
    return advanceWidth / font.unitsPerEm
  }

  const kerning = (font: Font, left: string, right: string) =>
    font.getKerningValue(font.charToGlyph(left), font.charToGlyph(right)) / font.unitsPerEm

  const layOut = (text: string): Line => {
    const laid: Laid[] = []
    let x = 0
    for (const character of text) {
      const font = list.find((each) => knows(each, character)) ?? first
      const before = laid.at(-1)
      if (before?.font === font) x += kerning(font, before.character, character)
      laid.push({ font, character, x })
      x += advanceOf(font, character)
    }
    return { laid, width: x }
  }

  /** Everything grows with the size, so a text is laid out once for all sizes. */
  const lineOf = (text: string): Line => {
    const line = lines.get(text) ?? layOut(text)
    lines.set(text, line)
    return line
  }

  const drawable = (text: string) => {
    const characters = [...text].map((character) => {
      if (list.some((font) => knows(font, character))) return character
      return /\s/.test(character) ? ' ' : ''
    })
    return withoutHoles(characters.join(''))
  }

  return {
    drawable,
    width: (text, size) => lineOf(text).width * size,
    outline: (text, { x, y, size }) =>
      lineOf(text)
        .laid.flatMap(({ font, character, x: share }) => {
          const options = { variation: font.variation.get() }
          const glyph = font.charToGlyph(character)
          return glyph.getPath(x + share * size, y, size, options, font).commands.map(dataOf)
        })
        .join(''),
    capHeight: (first.tables.os2?.sCapHeight ?? first.unitsPerEm * 0.7) / first.unitsPerEm,
  }
}

/** The face of a family at a weight for a text, with whatever alphabets that text needs. */
export const faceFor = async (family: string, weight: number, text: string): Promise<Face> =>
  createFace(await fontsFor(family, weight, text))
