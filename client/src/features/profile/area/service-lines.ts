/** A line of the list of services; its key stays while its text is typed. */
export interface ServiceLine {
  key: number
  text: string
}

let lastKey = 0

export const newLine = (text = ''): ServiceLine => ({ key: ++lastKey, text })

const cleanTexts = (words: readonly string[]): string[] => words.map((text) => text.trim()).filter(Boolean)

export const linesOf = (stored: string): ServiceLine[] =>
  cleanTexts(stored.split(/\r?\n/)).map((text) => newLine(text))

/** Lines as they are stored: one below the other, without empty ones. */
export const storedLines = (lines: readonly ServiceLine[]): string =>
  cleanTexts(lines.map(({ text }) => text)).join('\n')

/** Whether lines are what is stored, but for empty ones. */
export const sameLines = (lines: readonly ServiceLine[], stored: string): boolean =>
  storedLines(lines) === storedLines(linesOf(stored))

type Selected = { start: number; end: number }

/** Puts text into a line in the place of what is selected there; each further line of it becomes a line. `focus` is where one goes on to type. */
export const insertText = (
  lines: readonly ServiceLine[],
  index: number,
  { text, start, end }: Selected & { text: string },
): { lines: ServiceLine[]; focus: { key: number; at: number } } => {
  const line = lines[index]!
  const [first = '', ...further] = text.split(/\r?\n/).map((each) => each.replace(/\s+/g, ' '))
  const before = line.text.slice(0, start)
  const after = line.text.slice(end)
  const words = [before + first, ...further]
  const at = words.at(-1)!.length
  const made = words.map((each, place) => {
    const whole = place === words.length - 1 ? each + after : each
    return place === 0 ? { ...line, text: whole } : newLine(whole)
  })
  return { lines: lines.toSpliced(index, 1, ...made), focus: { key: made.at(-1)!.key, at } }
}
