const named: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: '\u00a0',
}

const decodeEntity = (whole: string, name: string): string => {
  const number = /^#(?:x([\da-f]{1,6})|(\d{1,7}))$/i.exec(name)
  if (!number) return named[name.toLowerCase()] ?? whole
  const code = number[1] ? parseInt(number[1], 16) : Number(number[2])
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
}

/** The words of a text on one line, without control characters; a no-break space stays one. */
export const oneLineText = (text: string): string =>
  text.replace(/[ \u0000-\u001f\u007f\u2028\u2029]+/g, ' ').trim()

/** The words of the rich text editor's HTML on one line; what an entity stood for stands there itself. */
export const plainText = (html: string): string =>
  oneLineText(
    html
      .replace(/<\/?(?:p|br|ul|ol|li|h2|h3|blockquote)\b[^>]*>/gi, ' ')
      .replace(/<[^>]*>/g, '')
      .replace(/&(#?\w+);/g, decodeEntity)
      // The editor writes them between any two words.
      .replaceAll('\u00a0', ' '),
  )

/** At most so many characters of a text, cut between two words and then ended by an ellipsis. */
export const cutAtWord = (text: string, maxLength = 160): string => {
  if (text.length <= maxLength) return text
  const head = text.slice(0, maxLength)
  const end = head.lastIndexOf(' ')
  // A word longer than the limit is cut, but never within a character.
  const words = end > 0 ? head.slice(0, end) : head.slice(0, -1).replace(/[\ud800-\udbff]$/, '')
  return `${words.replace(/[\s.,;:!?–-]+$/, '')}…`
}
