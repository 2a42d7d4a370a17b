/** A text as one line of a cell that has several. */
const escapeSigns = (text: string, signs: RegExp) =>
  text.replace(signs, (sign) => (sign === '\n' ? '\\n' : sign === '\r' ? '\\r' : `\\${sign}`))

const unescapeText = (text: string) =>
  text.replace(/\\(.)/gs, (_, sign: string) => (sign === 'n' ? '\n' : sign === 'r' ? '\r' : sign))

/** Texts as one cell, a line each, such as the addresses of an item's pictures. */
export const linesCell = (texts: readonly string[]): string =>
  texts.map((text) => escapeSigns(text, /[\\\n\r]/g)).join('\n')

/** The texts of a cell that `linesCell` made; none of an empty one. */
export const readLines = (cell: string): string[] =>
  cell === '' ? [] : cell.split(/\r?\n/).map(unescapeText)

/** An option's name and its values as they are written. */
export interface OptionLine {
  option: string
  values: string
}

/** Options as one cell, a line each: `Size: S, M, L`. */
export const optionsCell = (options: readonly OptionLine[]): string =>
  options
    .map(({ option, values }) => `${escapeSigns(option, /[\\\n\r:]/g)}: ${escapeSigns(values, /[\\\n\r]/g)}`)
    .join('\n')

/** The options of a cell that `optionsCell` made, or that somebody typed; undefined where a line has no colon. */
export const readOptions = (cell: string): OptionLine[] | undefined => {
  const options: OptionLine[] = []
  for (const line of cell.split(/\r?\n/)) {
    if (line.trim() === '') continue
    const [, option, values] = /^((?:\\.|[^\\:])*):(?: )?(.*)$/s.exec(line) ?? []
    if (option === undefined || values === undefined) return undefined
    options.push({ option: unescapeText(option), values: unescapeText(values) })
  }
  return options
}
