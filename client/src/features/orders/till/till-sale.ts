import type { SoldEntry } from '@mainstreet/shared/contracts/orders/cart-lines'
import type { Cents } from '@mainstreet/shared/rules/money/money'
import type { Saleable } from '../new/saleable'

/** One line of a sale: what, how many, and the price that was set for it, if any. */
export interface TillLine {
  itemId: number
  variationId: number
  name: string
  quantity: number
  /** What one costs without a price of its own, as it was when it was added. */
  usual: Cents
  own?: { price: Cents; reason: string }
}

const most = 999

/** A sale with one more of something. */
export const withOneMore = (lines: readonly TillLine[], saleable: Saleable): TillLine[] => {
  const { itemId, variationId, name, price, left } = saleable
  const had = lines.find((line) => line.variationId === variationId)
  if (!had)
    return left > 0 ? [...lines, { itemId, variationId, name, quantity: 1, usual: price }] : [...lines]
  const quantity = Math.min(had.quantity + 1, left, most)
  return lines.map((line) => (line === had ? { ...line, quantity } : line))
}

/** A sale with one of its lines changed; of none of it nothing is left. */
export const withLine = (
  lines: readonly TillLine[],
  variationId: number,
  change: Partial<Pick<TillLine, 'quantity' | 'own'>>,
): TillLine[] =>
  lines
    .map((line) => (line.variationId === variationId ? { ...line, ...change } : line))
    .filter(({ quantity }) => quantity > 0)

/** The lines as the server wants them. */
export const entriesOf = (lines: readonly TillLine[]): SoldEntry[] =>
  lines.map(({ itemId, variationId, quantity, own }) => ({
    itemId,
    variationId,
    quantity,
    ...(own && { unitPrice: own.price, priceReason: own.reason }),
  }))

/** Sums that people hand over for an amount: the next notes that cover it. */
export const likelyCash = (due: number): number[] => {
  const notes = [500, 1000, 2000, 5000, 10_000]
  const rounded = notes.map((note) => Math.ceil(due / note) * note)
  return [...new Set(rounded)].filter((sum) => sum > due).slice(0, 4)
}

/** What cash comes to in Canada, which has no cents in coins: the nearest five. */
export const cashDue = (due: number): number => Math.round(due / 5) * 5
