import { NotFound } from '@feathersjs/errors'
import type { Order } from '@mainstreet/shared/contracts/orders/orders'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import type { Application } from '../../declarations'
import { readOrderToken } from './order-token'

/** The order of a buyer's link, on the site of the business it was bought from; 404 for any other. */
export const orderOfLink = async (
  app: Application,
  token: string,
  siteId: number | undefined,
): Promise<Order> => {
  const id = readOrderToken(token, app.get('settings').secretKey)
  const [order] = id ? await app.service('account-orders').rowsById([id]) : []
  if (!order || (siteId !== undefined && siteId !== order.customerId)) throw new NotFound(refusal('no-order'))
  return order
}
