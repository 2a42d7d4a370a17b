import { Conflict } from '@feathersjs/errors'
import type { BuyerData } from '@mainstreet/shared/contracts/orders/buyers'
import { refusal, type Refusal } from '@mainstreet/shared/refusals/refusal'
import type { Knex } from 'knex'
import type { StoredRow } from '../../kit/service/stored-row'
import { problems } from '../../kit/service/errors'

/** An order as far as erasing asks for it. */
export type KnownOrder = Pick<StoredRow<'account-orders'>, 'id' | 'orderNumber' | 'status'>

const isOpen = ({ status, orderNumber }: KnownOrder) =>
  status === 'paid' || status === 'shipped' || (status === 'pending' && orderNumber !== null)

/** What of a buyer's orders is still to be done, for which the buyer's data is needed. */
export const unfinishedOf = async (
  db: Knex,
  orders: readonly KnownOrder[],
): Promise<BuyerData['unfinished']> => {
  const orderIds = orders.map(({ id }) => id)
  const refunds = await db('order_refunds')
    .whereIn('orderId', orderIds)
    .where({ status: 'pending' })
    .select('id')
  return {
    // Only a listed order is open, and that has a number.
    numbers: orders.filter(isOpen).map(({ orderNumber }) => orderNumber!),
    payments: orders.filter(({ status, orderNumber }) => status === 'pending' && orderNumber === null).length,
    refunds: refunds.length,
  }
}

const refuseErasure = (whole: Refusal, email: Refusal): never => {
  throw new Conflict({ ...whole, ...problems({ email }) })
}

/** Refuses with a 409 to erase somebody whom the shop still has something to do with. */
export const checkFinished = ({ numbers, payments, refunds }: BuyerData['unfinished']): void => {
  const orders = numbers.map((number) => `#${number}`).join(', ')
  if (numbers.length) refuseErasure(refusal('buyer-waits', { orders }), refusal('still-needed', { orders }))
  if (payments) refuseErasure(refusal('buyer-pays'), refusal('payment-under-way'))
  if (refunds) refuseErasure(refusal('buyer-refunded'), refusal('refund-under-way'))
}
