import {
  marketImageContract,
  marketItemContract,
  type MarketItemWrite,
} from '@mainstreet/shared/contracts/marketplace/marketplace'
import type { Application } from '../../declarations'
import { invalid } from '../../kit/service/errors'
import { tableService } from '../../kit/service/define-service'
import type { RemoveContext, WriteContext, WrittenContext } from '../../kit/service/table-rules'
import { removeMedia } from '../../kit/media/remove-media'
import { filterItems, freshForToday } from './filter-items'
import { itemColumns } from './item-columns'
import { saveOptions } from './save-options'
import { saveVariations } from './save-variations'
import { salesOfItemSql } from './sales/items-of-sale'
import { searchItems } from './search-items'

type Contract = typeof marketItemContract
type Variations = NonNullable<MarketItemWrite['variations']>

const firstVariation: Variations = [{ variation: 'Regular' }]

/** A new item is named with an empty list of pictures; uploads make them. */
const refusePictures = ({ method, ignored }: WriteContext<Contract>) => {
  const { images } = ignored
  if (method === 'create' && Array.isArray(images) && images.length)
    throw invalid({ images: 'are made with market-images' })
}

const saveNested = async (app: Application, { data, before, work, id }: WrittenContext<Contract>) => {
  const customerId = before ? before.customerId : data.customerId
  const variations = data.variations ?? (before ? undefined : firstVariation)
  if (data.options) await saveOptions(app, { work, itemId: id, customerId, options: data.options })
  if (variations) await saveVariations(app, { work, itemId: id, customerId, variations })
  if (!before) await app.service('market-stats').create({ customerId, itemId: id }, { work })
}

/** The database's cascades remove the rows; here their events are published and their files removed. */
const removeNested = async (app: Application, { row, work }: RemoveContext<Contract>) => {
  for (const before of row.images) {
    work.changed('market-images', { before, after: null })
    removeMedia(app, { work, row: before, contract: marketImageContract })
  }
  for (const before of row.variations) work.changed('market-variations', { before, after: null })
  for (const before of row.options) work.changed('market-options', { before, after: null })
  for (const before of await app.service('market-stats').rowsById([row.id], work))
    work.changed('market-stats', { before, after: null })
}

/** Things for sale. */
export const marketItems = tableService(
  marketItemContract,
  (app) => ({
    computed: {
      category: 'select c.category from market_categories c where c.id = market_items."categoryId"',
      categoryTranslations:
        'select c.translations from market_categories c where c.id = market_items."categoryId"',
      sales: salesOfItemSql(),
    },
    search: searchItems,
    filter: filterItems,
    beforeWrite(context) {
      refusePictures(context)
      return itemColumns(context)
    },
    afterWrite: (context) => saveNested(app, context),
    beforeRemove: (removal) => removeNested(app, removal),
  }),
  () => [freshForToday],
)
