import { Conflict } from '@feathersjs/errors'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import type { ShortLine } from '@mainstreet/shared/rules/orders/order-refusals'
import { lock } from '../../../kit/database/advisory-locks'
import { networkOf } from '../../../kit/network-of'
import { keyedHash } from '../../../kit/secrets/signed-id'
import { problems } from '../../../kit/service/errors'
import type { Work } from '../../../kit/service/work'
import type { OrderRow } from '../charge/payment-row'
import type { StockLine } from '../stock'

/** So many orders of one buyer may wait for money that is paid to the shop directly. */
const maxOpen = 3
/** Of a thing that is counted, one part of so many is kept for a buyer who has not paid. */
const shareOfStock = 3

/** The network that an order came from, as an order stores it. */
export const placedBy = (address: string, secretKey: string): string =>
  keyedHash(networkOf(address), { purpose: 'mainstreet unpaid orders', secretKey })

/** Who wants an order that nothing has been paid for. */
export interface UnpaidBuyer {
  customerId: number
  email: string
  placedBy: string
}

const openOrders = ({ trx }: Work, { customerId, email, placedBy: network }: UnpaidBuyer) =>
  trx('account_orders as o')
    .join('order_payments as p', 'p.orderId', 'o.id')
    .where({ 'o.customerId': customerId, 'o.status': 'pending', 'p.provider': 'manual' })
    .where((same) => same.where('o.placedBy', network).orWhereRaw('lower(o.email) = lower(?)', [email]))
    .select<Pick<OrderRow, 'stockTaken'>[]>('o.stockTaken')

const tooMany = ({ itemId, variationId, position, label }: StockLine, available: number) => {
  const line: ShortLine = { itemId, variationId, position, label, available }
  return new Conflict({
    ...(available > 0
      ? refusal('unpaid-share', { label, left: available })
      : refusal('unpaid-none', { label })),
    line,
    ...problems({ [`items.${position}`]: refusal('line-left', { left: available }) }),
  })
}

/** Refuses (409) what somebody who pays nothing yet must not hold of a shop: a fourth open order, or more than a third of what there is of a thing. */
export const checkUnpaid = async (
  work: Work,
  buyer: UnpaidBuyer,
  stockLines: readonly StockLine[],
): Promise<void> => {
  // Two orders at once would each see the other's missing.
  await lock(work.trx, 'unpaid-orders', buyer.customerId)
  const open = await openOrders(work, buyer)
  if (open.length >= maxOpen) throw new Conflict(refusal('unpaid-open', { max: maxOpen }))
  const held = new Map<number, number>()
  for (const { variationId, quantity } of open.flatMap(({ stockTaken }) => stockTaken))
    held.set(variationId, (held.get(variationId) ?? 0) + quantity)
  const ids = stockLines.map(({ variationId }) => variationId)
  const stock = await work.trx('market_variations').whereIn('id', ids).select('id', 'stock')
  const left = new Map(stock.map((row) => [row.id, row.stock]))
  for (const line of stockLines) {
    const mine = held.get(line.variationId) ?? 0
    const there = (left.get(line.variationId) ?? 0) + mine
    const available = Math.max(1, Math.floor(there / shareOfStock)) - mine
    // What is not there at all is refused as sold out.
    if (line.quantity > available && line.quantity <= there) throw tooMany(line, Math.max(0, available))
  }
}
