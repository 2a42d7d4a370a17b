import { Conflict } from '@feathersjs/errors'
import { marketCategoryContract } from '@mainstreet/shared/contracts/marketplace'
import type { Application } from '../../declarations'
import { tableService } from '../../kit/service/feature'
import type { WriteContext } from '../../kit/service/table-rules'
import type { TableService } from '../../kit/service/table-service'
import type { Work } from '../../kit/service/work'

type Row = Record<string, unknown>

const path = 'market-items'

const itemsIn = async (app: Application, categoryId: number, work: Work): Promise<Row[]> => {
  const ids: number[] = await work.trx('market_items').where({ categoryId }).orderBy('id').pluck('id')
  return ids.length ? (app.service(path) as unknown as TableService).rowsById(ids, work) : []
}

const announce = (work: Work, items: readonly Row[], changed: Row) => {
  for (const before of items) {
    const { id, customerId } = before as { id: number; customerId: number }
    work.changes.push({ path, event: 'patched', id, customerId, before, after: { ...before, ...changed } })
  }
}

const uniqueName = async ({ data, before, work }: WriteContext): Promise<Row> => {
  if (!('category' in data)) return data
  const customerId = (before?.customerId ?? data.customerId) as number
  const category = (data.category as string).trim()
  // The account's row makes two equal names at the same moment wait for each other.
  await work.trx('account').where({ id: customerId }).forNoKeyUpdate().select('id')
  const same = await work
    .trx('market_categories')
    .where({ customerId })
    .whereNot({ id: (before?.id as number) ?? 0 })
    .whereRaw('lower(category) = lower(?)', [category])
    .first('id')
  if (same)
    throw new Conflict(`There is already a category "${category}".`, {
      errors: { category: 'is already there' },
    })
  return { ...data, category }
}

/** The owner's own categories; their items show their name and outlive them. */
export const marketCategories = tableService(marketCategoryContract, (app) => ({
  beforeWrite: uniqueName,

  async afterWrite({ id, data, before, work }) {
    if (!before || !('category' in data)) return
    const category = (data.category as string).trim()
    if (category !== before.category) announce(work, await itemsIn(app, id, work), { category })
  },

  async beforeRemove({ row, work }) {
    const items = await itemsIn(app, row.id as number, work)
    await work.trx('market_items').where({ categoryId: row.id }).update({ categoryId: null })
    announce(work, items, { categoryId: null, category: null })
  },
}))
