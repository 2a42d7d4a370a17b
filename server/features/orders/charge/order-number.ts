import type { Knex } from 'knex'

const firstNumber = 1001

/** The statement that counts an account's next order, and answers its number. */
export const countOrder = (trx: Knex.Transaction, customerId: number) =>
  trx('order_counters')
    .insert({ customerId, last: firstNumber })
    .onConflict('customerId')
    .merge({ last: trx.raw('order_counters.last + 1') })
    .returning('last')

/** The account's next order number; given back when the transaction fails, so none is ever missing. */
export const nextOrderNumber = async (trx: Knex.Transaction, customerId: number): Promise<number> => {
  const [row] = await countOrder(trx, customerId)
  return row!.last
}
