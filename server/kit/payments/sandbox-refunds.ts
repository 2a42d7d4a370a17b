import { randomBytes } from 'node:crypto'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import type { Knex } from 'knex'
import { cents } from '@mainstreet/shared/rules/money/money'
import type { Table } from '../service/stored-row'
import type { Decline, ListedRefund, RefundOutcome, RefundQuery, RefundRequest } from './payment-gateway'

const unknownPayment: Decline = { message: refusal('no-payment').message, code: 'resource_missing' }
const moreThanLeft: Decline = {
  message: refusal('more-than-left').message,
  code: 'charge_already_refunded',
}

interface SandboxRefund {
  id: string
  key: string
  paymentId: string
  amount: number
  createdAt: Date
}

const succeededRefund = ({ id }: Pick<SandboxRefund, 'id'>): RefundOutcome => ({
  status: 'succeeded',
  refundId: id,
})

const givenBack = async (trx: Knex.Transaction, paymentId: string): Promise<number> => {
  const row = await trx('sandbox_refunds').where({ paymentId }).sum({ cents: 'amount' }).first()
  return Number(row?.cents ?? 0)
}

const giveBack = async (trx: Knex.Transaction, { key, paymentId, amountCents }: RefundRequest) => {
  const charge = await trx('sandbox_charges').where({ id: paymentId }).forUpdate().first()
  const had = await trx('sandbox_refunds').where({ key }).first()
  if (had && had.amount !== amountCents) throw new Error(`The key ${key} has been used for another amount.`)
  if (had) return succeededRefund(had)
  if (!charge) return { status: 'declined', decline: unknownPayment } as const
  const left = charge.status === 'succeeded' ? charge.amount - (await givenBack(trx, paymentId)) : 0
  if (amountCents > left) return { status: 'declined', decline: moreThanLeft } as const
  const refund = { id: `re_sandbox_${randomBytes(12).toString('hex')}`, key, paymentId, amount: amountCents }
  await trx('sandbox_refunds').insert(refund)
  if (amountCents === left)
    await trx('sandbox_charges').where({ id: paymentId }).update({ status: 'refunded' })
  return succeededRefund(refund)
}

/** The refunds of the sandbox's charges, stored so that each is found again by its key. */
export const createSandboxRefunds = (knex: Knex) => ({
  record: (request: RefundRequest): Promise<RefundOutcome> =>
    knex.transaction((trx) => giveBack(trx, request)),
  async lookup({ key }: RefundQuery): Promise<RefundOutcome | undefined> {
    const had = await knex('sandbox_refunds').where({ key }).first()
    return had && succeededRefund(had)
  },
  async list(paymentId: string): Promise<ListedRefund[]> {
    const made = await knex('sandbox_refunds').where({ paymentId }).orderBy('createdAt')
    return made.map((refund) => ({
      refundId: refund.id,
      key: refund.key,
      amountCents: cents(refund.amount),
      outcome: succeededRefund(refund),
    }))
  },
})

declare module 'knex/types/tables' {
  interface Tables {
    sandbox_refunds: Table<SandboxRefund>
  }
}
