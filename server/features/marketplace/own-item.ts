import type { AnyRecord } from '@mainstreet/shared/contract'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import { invalid } from '../../kit/service/errors'
import type { Work } from '../../kit/service/work'

/** What the rules of an item's children share: the item's id, the account and the place. */
interface ChildWrite {
  data: { itemId?: number; customerId?: number; order?: number }
  before: { itemId: number } | null
  work: Work
}

/** Insists that a new child's item is its account's own, and that an old child stays with its item. */
export const checkItem = async ({ data, before, work }: ChildWrite): Promise<void> => {
  if (before) {
    if (data.itemId !== undefined && data.itemId !== before.itemId)
      throw invalid({ itemId: refusal('fixed') })
    return
  }
  const { itemId = 0, customerId = 0 } = data
  const item = await work.trx('market_items').where({ id: itemId, customerId }).forKeyShare().first('id')
  if (!item) throw invalid({ itemId: refusal('not-an-item') })
}

/** The place after an item's last row, from 1. */
export const lastPlace = async (work: Work, table: string, itemId: number): Promise<number> => {
  const [row] = await work.trx<AnyRecord>(table).where({ itemId }).max({ top: 'order' })
  return Math.min(10_000, Number(row?.top ?? 0) + 1)
}

/** The columns of an item's child as they may be stored: checked, and a new one in its place. */
export const childColumns = async <W extends ChildWrite>(context: W, table: string): Promise<W['data']> => {
  await checkItem(context)
  const { data, before, work } = context
  if (before || data.order !== undefined || data.itemId === undefined) return data
  return { ...data, order: await lastPlace(work, table, data.itemId) }
}
