import { Conflict } from '@feathersjs/errors'
import type { BuyerData } from '@mainstreet/shared/contracts/orders/buyers'
import type { Knex } from 'knex'
import type { StoredRow } from '../../kit/service/stored-row'

/** An order as far as erasing asks for it. */
export type KnownOrder = Pick<StoredRow<'account-orders'>, 'id' | 'orderNumber' | 'status'>

const isOpen = ({ status }: KnownOrder) => status === 'paid' || status === 'shipped'

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
    payments: orders.filter(({ status }) => status === 'pending').length,
    refunds: refunds.length,
  }
}

const refuse = (message: string, problem: string): never => {
  throw new Conflict(message, { errors: { email: problem } })
}

/** Refuses with a 409 to erase somebody whom the shop still has something to do with. */
export const checkFinished = ({ numbers, payments, refunds }: BuyerData['unfinished']): void => {
  const named = numbers.map((number) => `#${number}`).join(', ')
  if (numbers.length)
    refuse(
      `This buyer is still waiting for ${named}: complete or cancel that first.`,
      `is still needed for ${named}`,
    )
  if (payments)
    refuse(
      'A payment of this buyer is under way. Please try again in a few minutes.',
      'is needed for a payment that is under way',
    )
  if (refunds)
    refuse(
      'A refund to this buyer is under way. Please try again when it has arrived.',
      'is needed for a refund that is under way',
    )
}
