import type { AnyRecord } from '@mainstreet/shared/contract'
import type { Work } from './work'

const last = 10_000

interface Place {
  table: string
  customerId: number
  column?: 'order' | 'int_order'
}

/** The place after the last row of an account, from 1. */
export const nextOrder = async (
  work: Work,
  { table, customerId, column = 'order' }: Place,
): Promise<number> => {
  const row = await work.trx<AnyRecord>(table).where({ customerId }).max({ top: column }).first()
  return Math.min(last, Number(row?.top ?? 0) + 1)
}
