import type { SoldGoods } from '@mainstreet/shared/contracts/orders/changes'
import type { OrderLine } from '@mainstreet/shared/contracts/orders/orders'

const nameOf = ({ title, variation }: OrderLine) =>
  variation && variation !== 'Regular' ? `${title} – ${variation}` : title

interface ChangedPieces {
  name: string
  before: number
  after: number
}

/** The lines of which an order sells another number of pieces than before. */
export const changedPieces = (before: SoldGoods, after: SoldGoods): ChangedPieces[] => {
  const quantityIn = ({ lines }: SoldGoods, id: number) =>
    lines.find((line) => line.variationId === id)?.quantity ?? 0
  const all = new Map([...before.lines, ...after.lines].map((line) => [line.variationId, line]))
  return [...all.values()]
    .map((line) => ({
      name: nameOf(line),
      before: quantityIn(before, line.variationId),
      after: quantityIn(after, line.variationId),
    }))
    .filter((line) => line.before !== line.after)
}
