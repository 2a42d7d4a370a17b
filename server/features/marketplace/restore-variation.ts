import { Conflict } from '@feathersjs/errors'
import type { marketVariationContract } from '@mainstreet/shared/contracts/marketplace/marketplace'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import type { Application } from '../../declarations'
import { invalid } from '../../kit/service/errors'
import type { StoredRow } from '../../kit/service/stored-row'
import type { CreateContext } from '../../kit/service/table-rules'
import { meantBy, moveStock } from './move-stock'
import { lastPlace } from './own-item'
import { recordStock } from './stock-ledger'

type Context = CreateContext<typeof marketVariationContract>

const path = 'market-variations'
const table = 'market_variations'

/** A removed row of the item: the one with the id if one is named, else with the same SKU, else with the same label. */
const removedRow = async ({ data, work }: Context): Promise<StoredRow<'market-variations'> | undefined> => {
  const { id, itemId, customerId, sku, variation } = data
  const rows = () => work.trx(table).where({ itemId, customerId }).orderBy('id').forUpdate()
  if (id !== undefined) {
    const row = await rows().where({ id }).first('*')
    if (!row) throw invalid({ id: refusal('not-a-variation') })
    if (!row.removed) throw new Conflict(refusal('variation-there'))
    return row
  }
  const bySku = sku ? await rows().where({ sku, removed: true }).first('*') : undefined
  if (bySku || variation === undefined) return bySku
  return rows().where({ variation, removed: true }).first('*')
}

/** Brings a removed variation back under its old id with what create says, its stock moved by what was changed; answers its id, or undefined where there is none. */
export const restoreVariation = async (app: Application, context: Context): Promise<number | undefined> => {
  const { work, data } = context
  const row = await removedRow(context)
  if (!row) return undefined
  const { id, itemId } = row
  const { stockSeen, ...columns } = data
  const label = data.variation ?? row.variation
  const stock = moveStock({ id, label, now: row.stock, stock: data.stock, stockSeen })
  const order = data.order ?? (await lastPlace(work, table, itemId))
  await work
    .trx(table)
    .where({ id })
    .update({ ...columns, stock, order, removed: false })
  await recordStock(work, [{ variationId: id, delta: stock - row.stock, meant: meantBy(data) }])
  const after = await app.service(path).rowById(id, work)
  work.changed(path, { before: null, after: after })
  return id
}
