import { cents, type Cents } from '@mainstreet/shared/rules/money/money'
import type { Knex } from 'knex'
import type { TableRow } from '../service/stored-row'
import type { ChargeListing, ListedCharge } from './payment-gateway'

const refunded = `(select coalesce(sum(r.amount), 0) from sandbox_refunds r where r."paymentId" = c.id)`

/** The sandbox's charges of an account that have succeeded, with what has gone back. */
export const listSandboxCharges = async (
  knex: Knex,
  { customerId, since }: ChargeListing,
): Promise<ListedCharge[]> =>
  knex<TableRow<'sandbox_charges'>>('sandbox_charges as c')
    .where({ customerId })
    .where('createdAt', '>=', since)
    .whereIn('status', ['succeeded', 'refunded'])
    .orderBy('createdAt')
    .select('c.id as paymentId', 'c.orderId', 'c.amount as amountCents')
    // One that was given back before refunds had rows has none.
    .select<ListedCharge[]>(
      knex.raw(`case status when 'refunded' then c.amount else ${refunded} end as "refundedCents"`),
    )

// What Stripe asks in Canada for a card of the country: 2.9 % and 30 cents.
const feeShare = 0.029
const feeFixed = 30

/** What the sandbox keeps of a charge, as a real provider would. */
export const sandboxFeeOf = async (knex: Knex, paymentId: string): Promise<Cents | undefined> => {
  const charge = await knex<TableRow<'sandbox_charges'>>('sandbox_charges').where({ id: paymentId }).first()
  return charge && cents(Math.round(charge.amount * feeShare) + feeFixed)
}
