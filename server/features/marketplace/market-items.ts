import {
  marketImageContract,
  marketItemContract,
  type MarketItemWrite,
} from '@mainstreet/shared/contracts/marketplace'
import type { Application } from '../../declarations'
import { invalid } from '../../kit/service/errors'
import { tableService } from '../../kit/service/feature'
import type { WriteContext } from '../../kit/service/table-rules'
import type { TableService } from '../../kit/service/table-service'
import type { Work } from '../../kit/service/work'
import { removeMedia } from '../profile/remove-media'
import { itemColumns } from './item-columns'
import { purgeUnsavedItems } from './purge-unsaved-items'
import { saveVariations } from './save-variations'
import { searchItems } from './search-items'

type Row = Record<string, unknown>
type Variations = NonNullable<MarketItemWrite['variations']>

const children = { images: 'market-images', variations: 'market-variations', options: 'market-options' }
const firstVariation: Variations = [{ variation: 'Regular' }]
const hour = 3_600_000

/** A new item is named with empty lists; what is in them is made by their own services. */
const refuseNested = ({ method, ignored }: WriteContext) => {
  if (method !== 'create') return
  for (const name of ['images', 'options'] as const) {
    const nested = ignored[name]
    if (Array.isArray(nested) && nested.length) throw invalid({ [name]: `are made with ${children[name]}` })
  }
}

const saveNested = async (
  app: Application,
  { method, data, before, work, id }: WriteContext & { id: number },
) => {
  const variations = data.variations as Variations | undefined
  const customerId = (before?.customerId ?? data.customerId) as number
  if (method !== 'create') {
    if (variations) await saveVariations(app, { work, itemId: id, customerId, variations })
    return
  }
  await saveVariations(app, { work, itemId: id, customerId, variations: variations ?? firstVariation })
  await app.service('market-stats').create({ customerId, itemId: id }, { work } as object)
}

/** The database's cascades take the rows; whoever watches them and their files are told here. */
const removeNested = async (app: Application, { row, work }: { row: Row; work: Work }) => {
  for (const [name, path] of Object.entries(children)) {
    for (const child of row[name] as (Row & { id: number; customerId: number })[]) {
      const { id, customerId } = child
      work.changes.push({ path, event: 'removed', id, customerId, before: child, after: null })
      if (name === 'images') removeMedia(app, { work, row: child, contract: marketImageContract })
    }
  }
  const path = 'market-stats'
  const counters = await (app.service(path) as unknown as TableService).rowsById([row.id as number], work)
  for (const before of counters) {
    const { id, customerId } = before as { id: number; customerId: number }
    work.changes.push({ path, event: 'removed', id, customerId, before, after: null })
  }
}

/** Things for sale. */
export const marketItems = tableService(marketItemContract, (app) => {
  app.get('jobs').every('purge-unsaved-items', hour, () => purgeUnsavedItems(app))
  return {
    computed: {
      category: 'select c.category from market_categories c where c.id = market_items."categoryId"',
    },
    search: searchItems,
    beforeWrite(context) {
      refuseNested(context)
      return itemColumns(context)
    },
    afterWrite: (context) => saveNested(app, context),
    beforeRemove: (removal) => removeNested(app, removal),
  }
})
