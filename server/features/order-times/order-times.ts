import { orderTimesContract } from '@mainstreet/shared/contracts/orders/order-times'
import { tableService } from '../../kit/service/define-service'

/** How a shop lets its buyers choose a time, once for each way. */
export const orderTimesService = tableService(orderTimesContract)
