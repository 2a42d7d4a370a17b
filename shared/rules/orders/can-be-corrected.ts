import type { Order } from '../../contracts/orders/orders'
import { isErased } from './erased-buyer'

/** Whether an order has not left, and still has a buyer: until then it is corrected and changed. */
export const canBeCorrected = (order: Pick<Order, 'status' | 'name' | 'email'>): boolean =>
  (order.status === 'pending' || order.status === 'paid') && !isErased(order)
