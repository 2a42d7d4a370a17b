import type { Bilingual } from '../language/bilingual'

/** Something that an owner wants to do, and where. */
export interface Errand {
  /** The page, by its pattern, and what of its address follows: `#hours`, `?part=notices`. */
  path: string
  at: string
  label: Bilingual<string>
  /** What else it is looked for by, in both languages, apart by spaces. */
  words: string
}

type Line = readonly [at: string, en: string, fr: string, words: string]

/** The errands of a page, a line each. */
export const errandsOf = (path: string, lines: readonly Line[]): Errand[] =>
  lines.map(([at, en, fr, words]) => ({ path, at, label: { en, fr }, words }))
