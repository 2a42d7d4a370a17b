import { Conflict } from '@feathersjs/errors'
import {
  marketVariationContract,
  type MarketVariation,
} from '@mainstreet/shared/contracts/marketplace/marketplace'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import { lock } from '../../kit/database/advisory-locks'
import { invalid } from '../../kit/service/errors'
import { tableService } from '../../kit/service/define-service'
import type { StoredOf, WriteContext, WrittenContext } from '../../kit/service/table-rules'
import type { Work } from '../../kit/service/work'
import { meantBy, moveStock } from './move-stock'
import { childColumns } from './own-item'
import { restoreVariation } from './restore-variation'
import { recordStock } from './stock-ledger'

type Contract = typeof marketVariationContract

/** A variation is shown by its item's pictures only. */
const checkImage = async ({ data, before, work }: WriteContext<Contract>): Promise<void> => {
  const { imageId } = data
  if (!imageId || imageId === before?.imageId) return
  const itemId = before ? before.itemId : data.itemId
  const own = await work.trx('market_images').where({ id: imageId, itemId }).forKeyShare().first('id')
  if (!own) throw invalid({ imageId: refusal('not-a-picture') })
}

const columnsOf = async (context: WriteContext<Contract>): Promise<StoredOf<Contract>> => {
  const { id, stockSeen, ...columns } = await childColumns(context, 'market_variations')
  await checkImage(context)
  const { before, work } = context
  if (!before) return columns
  if (id !== undefined && id !== before.id) throw invalid({ id: 'does not match the address' })
  if (columns.stock === undefined) return columns
  const stock = moveStock({
    id: before.id,
    label: columns.variation ?? before.variation,
    now: before.stock,
    stock: columns.stock,
    stockSeen,
  })
  const meant = meantBy({ stock: columns.stock, stockSeen })
  await recordStock(work, [{ variationId: before.id, delta: stock - before.stock, meant }])
  return { ...columns, stock }
}

/** What a new variation begins with; a change has been written down where its stock was moved. */
const recordFirstStock = async ({ before, data, id, work }: WrittenContext<Contract>): Promise<void> => {
  if (!before) await recordStock(work, [{ variationId: id, delta: data.stock ?? 0, isNew: true }])
}

const keepOne = async (row: MarketVariation, work: Work) => {
  // Two removals at once would each see the other's row; row locks taken here could deadlock with a save.
  await lock(work.trx, 'last-variation', row.itemId)
  const other = await work
    .trx('market_variations')
    .where({ itemId: row.itemId, removed: false })
    .whereNot({ id: row.id })
    .first('id')
  if (!other) throw new Conflict({ ...refusal('last-variation'), variationId: row.id })
}

/** The variations of an item; removed ones are hidden, because orders and carts still name them. */
export const marketVariations = tableService(marketVariationContract, (app) => ({
  hiddenBy: 'removed',
  computed: { stockSeen: 'market_variations.stock' },
  existing: (context) => restoreVariation(app, context),
  beforeWrite: columnsOf,
  afterWrite: recordFirstStock,
  // Removing all of an item's variations at once is the first half of a save, and may take the last one.
  beforeRemove: async ({ row, work, isAll }) => (isAll ? undefined : keepOne(row, work)),
}))

declare module '../../kit/service/stored-row' {
  interface PrivateColumns {
    'market-variations': { removed: boolean }
  }
}
