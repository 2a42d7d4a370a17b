import { NotFound } from '@feathersjs/errors'
import type { Order } from '@mainstreet/shared/contracts/orders/orders'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import type { Knex } from 'knex'
import type { Application } from '../../declarations'
import { accountsOf } from '../../kit/service/caller/caller'
import type { Call } from '../../kit/service/table-rules'
import type { Work } from '../../kit/service/work'
import type { OrderRow } from './charge/payment-row'

/** An order that has its number. */
export type ListedOrder = OrderRow & { orderNumber: number }

/** A listed order of the caller's own accounts, locked where a transaction asks for it; 404 for any other. */
export const ownOrder = async (db: Knex, orderId: number, { caller }: Call): Promise<ListedOrder> => {
  const query = db<ListedOrder>('account_orders').where({ id: orderId }).whereNotNull('orderNumber')
  if (db.isTransaction) query.forUpdate()
  const order = await query.first()
  const own = accountsOf(caller)
  if (!order || order.unlisted || (own && !own.includes(order.customerId)))
    throw new NotFound(refusal('no-order'))
  return order
}

interface Rewritten {
  id: number
  columns: Partial<OrderRow>
}

/** Writes columns of an order, and answers the order as it is read from then on. */
export const rewriteOrder = async (
  app: Application,
  work: Work,
  { id, columns }: Rewritten,
): Promise<Order> => {
  const read = () => app.service('account-orders').rowsById([id], work)
  const [before] = await read()
  await work.trx<OrderRow>('account_orders').where({ id }).update(columns)
  const [after] = await read()
  work.changed('account-orders', { before: before!, after: after! })
  return after!
}
