/** What something is called in each place, from the name on the wire. */
export interface Names {
  /** `shop-questions`, the path and the file. */
  path: string
  /** `shop_questions`, the table. */
  table: string
  /** `shopQuestions`. */
  camel: string
  /** `ShopQuestions`. */
  pascal: string
  /** `shopQuestion`; the same as `camel` where the name is no plural. */
  one: string
  /** `ShopQuestion`. */
  One: string
  /** `Shop questions`, as a title. */
  title: string
  /** `shop question`, within a sentence. */
  words: string
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

const singular = (word: string) =>
  word
    .replace(/ies$/, 'y')
    .replace(/(ss|x|ch|sh)es$/, '$1')
    .replace(/([^s])s$/, '$1')

/** Reads a name in kebab-case; throws a sentence for who typed it. */
export const namesOf = (path: string): Names => {
  if (!/^[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*$/.test(path))
    throw new Error(`"${path}" is no name: write it in small letters with hyphens, such as shop-questions.`)
  const words = path.split('-')
  const last = singular(words.at(-1)!)
  const ones = [...words.slice(0, -1), last]
  const joined = (parts: readonly string[]) => parts.map(capital).join('')
  const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
  return {
    path,
    table: path.replaceAll('-', '_'),
    camel: lower(joined(words)),
    pascal: joined(words),
    one: lower(joined(ones)),
    One: joined(ones),
    title: capital(words.join(' ')),
    words: ones.join(' '),
  }
}
