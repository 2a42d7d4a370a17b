import type { Application } from '../../declarations'
import type { Work } from '../../kit/service/work'
import type { OrderRow } from './charge/payment-row'
import { returnStock } from './stock'

/** Gives back all that a locked order holds and will not be sold; that the order has changed is its writer's to report. */
export const releaseOrder = async (
  app: Application,
  work: Work,
  { id, customerId, stockTaken }: Pick<OrderRow, 'id' | 'customerId' | 'stockTaken'>,
): Promise<void> => {
  await returnStock({ app, work, customerId, orderId: id }, stockTaken)
  await work.trx('account_orders').where({ id }).update({ stockTaken: '[]' })
}
