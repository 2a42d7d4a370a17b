/** The tags of formatted text; both cleaners keep these and no others. */
export const richTextTags = [
  ...['p', 'br', 'strong', 'em', 'u', 's', 'a', 'ul', 'ol', 'li', 'h2', 'h3', 'blockquote'],
]

const tagPattern = (names: string) => new RegExp(`<(/?)(?:${names})(?=[\\s>/])[^>]*>`, 'gi')

const betweenCells = /<\/t[dh]\s*>\s*<t[dh](?=[\s>])[^>]*>/gi
const blocks = tagPattern(
  'address|article|aside|caption|center|dd|details|div|dl|dt|fieldset|figcaption|figure|footer|form|header|hr|main|nav|pre|section|summary|table|tr',
)

/** What may stand between a block and another, where a parser would not end the first. */
const between = tagPattern('col|colgroup|font|span|tbody|td|tfoot|th|thead')

/** Tags that stand for one that is kept, by that one. */
const stands = [
  ['strong', tagPattern('b')],
  ['em', tagPattern('i')],
  ['s', tagPattern('strike|del')],
  ['h2', tagPattern('h1')],
  ['h3', tagPattern('h[4-6]')],
] as const

/** HTML in which a block that is not kept is a paragraph, so that no words are glued where its tags go; a row of a table is one, with its cells apart. */
export const keepBlocks = (html: string): string => {
  const named = stands.reduce((text, [name, found]) => text.replace(found, `<$1${name}>`), html)
  // A paragraph ends where the next begins, for browsers and servers alike.
  return named.replace(betweenCells, ' · ').replace(between, '').replace(blocks, '<p>')
}

/** Cleaned HTML without the empty paragraphs that ends of blocks have left. */
export const withoutEmptyBlocks = (html: string): string => html.replace(/<p>\s*<\/p>/g, '')
