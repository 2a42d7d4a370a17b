import type { Knex } from 'knex'

/** Whether a shop has a code that counts now: who buys there is asked for one. */
export const takesCodes = async (db: Knex, customerId: number, now: Date): Promise<boolean> => {
  const live = await db('discount_codes')
    .where({ customerId })
    .where((each) => each.whereNull('startsAt').orWhere('startsAt', '<=', now))
    .where((each) => each.whereNull('endsAt').orWhere('endsAt', '>', now))
    .whereRaw('("usageLimit" is null or used < "usageLimit")')
    .first('id')
  return live !== undefined
}
