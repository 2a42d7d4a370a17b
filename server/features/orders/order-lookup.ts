import { NotFound } from '@feathersjs/errors'
import { buyerView, orderByToken, type Order } from '@mainstreet/shared/contracts/orders'
import { operationService } from '../../kit/service/feature'
import type { TableService } from '../../kit/service/table-service'
import { readOrderToken } from './order-token'

/** Shows a buyer the order of its link, on the site of the business it was bought from. */
export const orderLookup = operationService(orderByToken, (app) => async ({ token }, { site }) => {
  const id = readOrderToken(token, app.get('settings').secretKey)
  const service = app.service('account-orders') as unknown as TableService
  const [order] = id ? ((await service.rowsById([id])) as unknown as Order[]) : []
  if (!order || (site !== undefined && site !== order.customerId))
    throw new NotFound('There is no such order.')
  return { ok: true as const, order: buyerView(order) }
})
