import type { Order } from '@mainstreet/shared/contracts/orders/orders'
import { orderLeft } from '@mainstreet/shared/rules/orders/refund'
import { useList } from '../../../kit/data/data'

/** What was given back of an order, oldest first, and what is left of it; without `isKnown` that may be less than it says. */
export const useRefunds = (order: Order) => {
  const { rows } = useList('order-refunds', {
    orderId: order.id,
    $sort: { id: 1 },
    $limit: 500,
  })
  const refunds = rows ?? []
  const left = orderLeft(
    order,
    refunds.filter(({ status }) => status !== 'failed'),
  )
  return { refunds, left, isKnown: rows !== undefined || order.refunded === 0 }
}

/** How many pieces of each line of an order, by variation, were not given back; undefined while nobody knows. */
export const usePiecesLeft = (order: Order): ReadonlyMap<number, number> | undefined => {
  const { left, isKnown } = useRefunds(order)
  return isKnown ? new Map(left.lines.map(({ variationId, quantity }) => [variationId, quantity])) : undefined
}
