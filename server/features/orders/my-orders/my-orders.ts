import { NotFound } from '@feathersjs/errors'
import { myOrders, type MyOrder } from '@mainstreet/shared/contracts/orders/my-orders'
import type { Order } from '@mainstreet/shared/contracts/orders/orders'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import { operationService } from '../../../kit/service/define-service'
import { orderToken } from '../order-token'
import { readMyOrdersToken } from './my-orders-token'
import { ordersOf } from './orders-of'

const mostShown = 100

const myOrderOf = (order: Order, secretKey: string): MyOrder => {
  const { orderNumber, status, shippingType, total, refunded, createdAt, lines } = order
  return {
    ...{ orderNumber, status, shippingType, total, refunded, createdAt },
    token: orderToken(order.id, secretKey),
    title: lines[0]?.title ?? '',
    image: lines[0]?.image ?? '',
    pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
  }
}

/** Lists the orders of the buyer whom a link was mailed to, on the site that mailed it; 404 once its day is over. */
export const myOrdersOperation = operationService(myOrders, (app) => async ({ token }, { siteId }) => {
  const { secretKey } = app.get('settings')
  const { knex } = app.get('database')
  const id = readMyOrdersToken(token, new Date(), secretKey)
  const buyer = await knex('account_orders')
    .where({ id: id ?? 0 })
    .first('customerId', 'email')
  // An order that was erased has no address any more.
  if (!buyer?.email || (siteId !== undefined && siteId !== buyer.customerId))
    throw new NotFound(refusal('link-over'))
  const ids = await ordersOf(knex, buyer).limit(mostShown).pluck('id')
  const orders = await app.service('account-orders').rowsById(ids)
  const newestFirst = [...orders].sort((one, other) => other.id - one.id)
  const listed = newestFirst.map((order) => myOrderOf(order, secretKey))
  return { ok: true as const, email: buyer.email, orders: listed }
})
