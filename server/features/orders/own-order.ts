import { NotFound } from '@feathersjs/errors'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import type { Knex } from 'knex'
import { mayReach } from '../../kit/service/caller/caller'
import type { Call } from '../../kit/service/service-params'
import type { OrderRow } from './charge/payment-row'

export type ListedOrder = OrderRow & { orderNumber: number }

/** A listed order of the caller's own accounts, locked where a transaction asks for it; 404 for any other. */
export const ownOrder = async (db: Knex, orderId: number, { caller }: Call): Promise<ListedOrder> => {
  const query = db<ListedOrder>('account_orders').where({ id: orderId }).whereNotNull('orderNumber')
  if (db.isTransaction) query.forUpdate()
  const order = await query.first()
  if (!order || order.unlisted || !mayReach(caller, order.customerId)) throw new NotFound(refusal('no-order'))
  return order
}
