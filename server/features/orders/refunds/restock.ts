import type { OrderRow } from '../charge/payment-row'
import { giveBack, type StockMove, type StockScope } from '../stock'
import type { RefundRow } from './refund-row'

/** Puts the pieces back that a refund restocks; answers what its order still holds. */
export const restockOrder = (
  scope: StockScope,
  { order, refund }: { order: OrderRow; refund: Pick<RefundRow, 'lines'> },
): Promise<StockMove[]> => {
  const restocked = refund.lines.filter((line) => line.restocked)
  const wanted = new Map(restocked.map(({ variationId, quantity }) => [variationId, quantity]))
  return giveBack(scope, order.stockTaken, wanted)
}
