/** What is often in a file and is not imported, by why it is not. */
export type LeftOutKind = 'size' | 'search' | 'other'

const kinds: readonly [RegExp, LeftOutKind][] = [
  [/weight|grams|length|width|height|poids|longueur|largeur|hauteur/i, 'size'],
  [/\bseo\b|\bmeta\b|google shopping/i, 'search'],
]

/** A file's columns that are not imported, those of a kind together. */
export const leftOutColumns = (names: readonly string[]): ReadonlyMap<LeftOutKind, string[]> => {
  const byKind = new Map<LeftOutKind, string[]>()
  for (const name of names) {
    const kind = kinds.find(([pattern]) => pattern.test(name))?.[1] ?? 'other'
    byKind.set(kind, [...(byKind.get(kind) ?? []), name])
  }
  return byKind
}
