import type { Application } from '../../../declarations'
import { storable } from '../../../kit/service/storable'
import type { Work } from '../../../kit/service/work'
import type { OrderRow } from '../charge/payment-row'
import type { RefundParts, RefundRow } from './refund-row'

type RefundIds = Pick<RefundRow, 'id' | 'orderId'>

/** Runs what writes a refund and its order, and reports how both are then. */
export const reportingRefund = async <T>(
  { app, work }: { app: Application; work: Work },
  { id, orderId }: RefundIds,
  write: () => Promise<T>,
): Promise<T> => {
  const read = async () => ({
    order: (await app.service('account-orders').rowsById([orderId], work))[0],
    refund: (await app.service('order-refunds').rowsById([id], work))[0],
  })
  const before = await read()
  const result = await write()
  const after = await read()
  if (before.order && after.order)
    work.changed('account-orders', { before: before.order, after: after.order })
  else work.unseen('account-orders')
  if (after.refund) work.changed('order-refunds', { before: before.refund ?? null, after: after.refund })
  else work.unseen('order-refunds')
  return result
}

/** Runs what writes a new refund of a listed order, and reports both. */
export const reportingNewRefund = async (
  { app, work }: { app: Application; work: Work },
  { id: orderId }: OrderRow,
  insert: () => Promise<number>,
): Promise<number> => {
  const orders = app.service('account-orders')
  const before = await orders.rowById(orderId, work)
  const id = await insert()
  work.changed('account-orders', { before, after: await orders.rowById(orderId, work) })
  work.changed('order-refunds', { before: null, after: await app.service('order-refunds').rowById(id, work) })
  return id
}

/** Writes a pending refund and reserves its amount, so that no other gives it back too; the order is locked. */
export const insertRefund = async (
  { trx, now }: Work,
  order: OrderRow,
  refund: RefundParts &
    Partial<
      Pick<RefundRow, 'reason' | 'fingerprint' | 'unlisted' | 'notify' | 'byProvider' | 'providerRefundId'>
    > & { key: string },
): Promise<number> => {
  const { id: orderId, customerId } = order
  // Who replaces the keys waits for this, and then finds a refund that is under way.
  await trx('store_settings').where({ id: customerId }).forShare().first('id')
  const columns = { ...refund, customerId, orderId, createdAt: now }
  const [row] = await trx('order_refunds').insert(storable(columns)).returning('id')
  await trx('account_orders').where({ id: orderId }).increment('refunded', refund.amount)
  return row!.id
}
