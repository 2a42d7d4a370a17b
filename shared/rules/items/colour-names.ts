const colours: Record<string, string> = {
  '#111111': 'black noir noire ebony jet',
  '#ffffff': 'white blanc blanche',
  '#f4ecd8': 'cream crème ivory ivoire ecru écru offwhite',
  '#d8c3a5': 'beige sand sable oat avoine natural naturel',
  '#8a8d91': 'grey gray gris grise',
  '#4a4f57': 'charcoal anthracite graphite',
  '#56636f': 'slate ardoise',
  '#c0c4c8': 'silver argent',
  '#c9a227': 'gold or doré dorée',
  '#b4703a': 'copper cuivre bronze',
  '#c62828': 'red rouge scarlet crimson cherry cerise',
  '#6d1a2b': 'burgundy bordeaux wine maroon',
  '#c4593b': 'rust rouille terracotta brick brique',
  '#e8742a': 'orange tangerine',
  '#f2c230': 'yellow jaune',
  '#d39a1e': 'mustard moutarde ochre ocre amber ambre honey miel',
  '#2e7d4f': 'green vert verte emerald émeraude',
  '#6b7f4b': 'moss mousse olive sage sauge fern fougère',
  '#1f4d36': 'forest forêt pine sapin spruce épinette',
  '#a8d5ba': 'mint menthe',
  '#1f8a8a': 'teal turquoise aqua',
  '#2563b0': 'blue bleu bleue cobalt denim',
  '#7fb2dc': 'sky ciel',
  '#1f2f56': 'navy marine midnight minuit indigo',
  '#7a4fa3': 'purple violet violette mauve',
  '#bfa6dc': 'lavender lavande lilac lilas',
  '#e58fb0': 'pink rose',
  '#f08a7a': 'coral corail salmon saumon peach pêche',
  '#6f4a2f': 'brown brun brune marron chocolate chocolat walnut noyer',
  '#c99a6b': 'tan camel caramel oak chêne',
}

const foldName = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

const named = new Map(
  Object.entries(colours).flatMap(([hex, names]) =>
    names.split(' ').map((name) => [foldName(name), hex] as const),
  ),
)

/** Words that name no colour themselves but go with one: of two colours the more telling one counts. */
const plainColours = new Set([
  'blue',
  'bleu',
  'bleue',
  'green',
  'vert',
  'verte',
  'red',
  'rouge',
  'pink',
  'rose',
])

/** The colour that a value such as "Navy blue" or "Vert forêt" names, as hex; undefined where it names none. */
export const colourOf = (value: string): string | undefined => {
  const words = foldName(value)
    .split(/[^a-z]+/)
    .filter((word) => named.has(word))
  return named.get(words.find((word) => !plainColours.has(word)) ?? words[0] ?? '')
}

/** The colours of an option's values; undefined unless all of them name one. */
export const coloursOf = (values: readonly string[]): string[] | undefined => {
  const found = values.map(colourOf)
  return found.length > 0 && found.every((each) => each !== undefined) ? found : undefined
}
