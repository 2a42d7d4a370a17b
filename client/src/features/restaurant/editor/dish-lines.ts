import { maxDishes } from '@mainstreet/shared/contracts/restaurant'
import { htmlOfLines } from './plain-description'

/** A dish as a pasted line says it. */
export interface DishLine {
  name: string
  cost: number | null
  description: string
}

const between = /\t+|\s*[|;]\s*|\s+[-–—]\s+|\s*(?:\.\s?){3,}\s*|\s*…+\s*/
const bullet = /^(?:[-•*·]\s+)/
const price = /^\$?\s?(\d{1,6}(?:[.,]\d{1,2})?)\s*\$?$/
/** A price at the end of other words needs its cents or its sign: "Chicken 65" is a name. */
const lastPrice = /^(.*\S)\s+(?:\$\s?(\d{1,6}(?:[.,]\d{1,2})?)|(\d{1,6}[.,]\d{2})\s*\$?|(\d{1,6})\s*\$)$/

const amountOf = (text: string) => Number(text.replace(',', '.'))

const lineOf = (line: string): DishLine | undefined => {
  const cells = line
    .trim()
    .replace(bullet, '')
    .split(between)
    .map((cell) => cell.trim())
    .filter(Boolean)
  let cost: number | null = null
  const words: string[] = []
  for (const cell of cells) {
    const alone = cost === null && price.exec(cell)
    const last = cost === null && !alone && lastPrice.exec(cell)
    if (alone && words.length > 0) cost = amountOf(alone[1]!)
    else if (last) {
      cost = amountOf((last[2] ?? last[3] ?? last[4])!)
      words.push(last[1]!)
    } else words.push(cell)
  }
  const [name, ...rest] = words
  if (!name) return undefined
  return { name: name.slice(0, 120), cost, description: rest.length ? htmlOfLines(rest.join(', ')) : '' }
}

/** The dishes of a pasted text, one a line; prices are found wherever they stand in it. */
export const dishLines = (text: string): { dishes: DishLine[]; isCut: boolean } => {
  const all = text.split(/\r?\n/).flatMap((line) => lineOf(line) ?? [])
  return { dishes: all.slice(0, maxDishes), isCut: all.length > maxDishes }
}
