/** Letters that are no other with a mark. */
const letters: Record<string, string> = {
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  þ: 'th',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
}

/** Text as a search compares it: without case, accents and spaces, œ as oe; the database's twin is `search_text`. */
export const foldText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f\s]+/g, '')
    .toLowerCase()
    .replace(/[œæßþłøđðħı]/g, (letter) => letters[letter]!)
