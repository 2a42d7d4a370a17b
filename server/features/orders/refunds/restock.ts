import type { OrderRow } from '../charge/payment-row'
import { returnStock, type StockMove, type StockScope } from '../stock'
import type { RefundRow } from './refund-row'

/** Puts the pieces back that a refund restocks, and never more than its order has taken; answers what the order still holds. */
export const restockOrder = async (
  scope: StockScope,
  { order, refund }: { order: OrderRow; refund: Pick<RefundRow, 'lines'> },
): Promise<StockMove[]> => {
  const wanted = new Map(
    refund.lines
      .filter(({ restocked }) => restocked)
      .map(({ variationId, quantity }) => [variationId, quantity]),
  )
  const moves = order.stockTaken.map((taken) => ({
    taken,
    back: Math.min(taken.quantity, wanted.get(taken.variationId) ?? 0),
  }))
  const returned = moves.map(({ taken, back }) => ({ ...taken, quantity: back }))
  await returnStock(
    scope,
    returned.filter(({ quantity }) => quantity > 0),
  )
  return moves
    .map(({ taken, back }) => ({ ...taken, quantity: taken.quantity - back }))
    .filter(({ quantity }) => quantity > 0)
}
