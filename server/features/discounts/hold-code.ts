import { Conflict } from '@feathersjs/errors'
import { refusal, type Refusal } from '@mainstreet/shared/refusals/refusal'
import { problems } from '../../kit/service/errors'
import type { Work } from '../../kit/service/work'

/** Whose order holds a code. */
interface Holder {
  codeId: number
  email: string
  /** Its order, where it is written already. */
  orderId?: number
}

const refuse = (why: Refusal) => new Conflict({ ...why, ...problems({ discountCode: why }) })

/** Counts a use of a code for an order, in the order's transaction; 409 where it was the last one, or its buyer has had theirs. */
export const holdCode = async (work: Work, { codeId, email, orderId }: Holder): Promise<void> => {
  const { trx } = work
  // Whoever wants the same code waits here until this order stands or falls.
  const [held] = await trx('discount_codes')
    .where({ id: codeId })
    .whereRaw('("usageLimit" is null or used < "usageLimit")')
    .update({ used: trx.raw('used + 1') })
    .returning('perBuyer')
  if (!held) throw refuse(refusal('code-used-up'))
  work.unseen('discount-codes')
  if (held.perBuyer === null || !email) return
  const [had] = await trx('account_orders')
    .where({ discountCodeId: codeId })
    .whereRaw('lower(email) = lower(?)', [email])
    .whereNot({ id: orderId ?? 0 })
    .count({ orders: '*' })
  if (Number(had?.orders) >= held.perBuyer) throw refuse(refusal('code-had'))
}

/** Gives back the use of a code that an order held. */
export const releaseCode = async (work: Work, codeId: number): Promise<void> => {
  await work.trx('discount_codes').where({ id: codeId }).where('used', '>', 0).decrement('used')
  work.unseen('discount-codes')
}
