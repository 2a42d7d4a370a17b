import type { Order } from '@mainstreet/shared/contracts/orders/orders'
import { orderLeft } from '@mainstreet/shared/rules/orders/refund'
import { useList } from '../../../kit/data/data'

/** What was given back of an order, oldest first, and what is left of it. */
export const useRefunds = (order: Order) => {
  const { rows: refunds = [] } = useList('order-refunds', {
    orderId: order.id,
    $sort: { id: 1 },
    $limit: 500,
  })
  const left = orderLeft(
    order,
    refunds.filter(({ status }) => status !== 'failed'),
  )
  return { refunds, left }
}
