/** What is used of opentype.js, which brings no types. */
declare module 'opentype.js' {
  /** A command of an outline; which coordinates it has depends on its type. */
  export interface PathCommand {
    type: 'M' | 'L' | 'Q' | 'C' | 'Z'
    x?: number
    y?: number
    x1?: number
    y1?: number
    x2?: number
    y2?: number
  }

  type Coordinates = Record<string, number>

  /** A character's shape. */
  export interface Glyph {
    index: number
    advanceWidth?: number
    getPath(x: number, y: number, size: number, options: object, font: Font): { commands: PathCommand[] }
  }

  /** A font file, with the axes it varies along. */
  export interface Font {
    unitsPerEm: number
    charToGlyph(character: string): Glyph
    charToGlyphIndex(character: string): number
    getKerningValue(left: Glyph, right: Glyph): number
    tables: { os2?: { sCapHeight?: number } }
    variation: {
      set(coordinates: Coordinates): void
      get(): Coordinates
      process: { getTransform(glyph: Glyph, coordinates: Coordinates): Glyph }
    }
  }

  const opentype: { parse(bytes: ArrayBuffer): Font }
  export default opentype
}
