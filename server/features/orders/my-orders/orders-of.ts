import type { Knex } from 'knex'

/** What was ordered with an address in a shop, the newest first. */
export const ordersOf = (db: Knex, { customerId, email }: { customerId: number; email: string }) =>
  db('account_orders')
    .where({ customerId, unlisted: false })
    .whereRaw('lower(email) = lower(?)', [email])
    .orderBy('id', 'desc')
