/** "chez" and a name in French; a name that brings its own preposition ("Chez Léonie", "Au Vieux Four") stands by itself. */
export const chez = (name: string): string =>
  /^(?:chez|aux?|à|dans|sous|sur)\s/i.test(name.trim()) ? name.trim() : `chez ${name}`
