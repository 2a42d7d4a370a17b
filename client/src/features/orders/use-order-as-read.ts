import { orderAsRead } from '@mainstreet/shared/rules/orders/order-as-read'
import { useMoment } from '../../kit/use-moment'

/** An order as people read it now. */
export const useOrderAsRead = <Order extends Parameters<typeof orderAsRead>[0]>(order: Order): Order =>
  orderAsRead(order, useMoment())
