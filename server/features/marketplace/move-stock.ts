import { Conflict } from '@feathersjs/errors'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import { problems } from '../../kit/service/errors'

/** A variation's stock as it is now, and what a save says of it. */
export interface StockSave {
  id?: number
  label: string
  now: number
  /** What the owner wants; absent: no change. */
  stock?: number
  /** What the owner saw when deciding; absent: `stock` is meant as it is. */
  stockSeen?: number
}

const maxStock = 1_000_000

/** What a save changes of a stock that it says it has read. */
export const meantBy = ({ stock, stockSeen }: Pick<StockSave, 'stock' | 'stockSeen'>): number | undefined =>
  stock === undefined || stockSeen === undefined ? undefined : stock - stockSeen

/** The stock after a save: moved by what the owner changed, so that a sale in between still counts; below zero is a 409 that names the variation. */
export const moveStock = ({ id, label, now, stock, stockSeen }: StockSave): number => {
  if (stock === undefined) return now
  if (stockSeen === undefined) return stock
  const moved = now + stock - stockSeen
  if (moved < 0)
    throw new Conflict({
      ...refusal('stock-too-low', { label, now }),
      variationId: id,
      stock: now,
      ...problems({ stock: refusal('line-left', { left: now }) }),
    })
  return Math.min(moved, maxStock)
}
