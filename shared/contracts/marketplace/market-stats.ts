import { integer, id } from '../../columns'
import { contract, type RowOf } from '../../contract'

/** Views and clicks of an item; the item's id is the record's id. */
export const marketStatsContract = contract({
  path: 'market-stats',
  name: { en: 'Views of items', fr: 'Vues des produits' },
  record: {
    id,
    itemId: id,
    customerId: id,
    views: integer(0, 2_000_000_000),
    clicks: integer(0, 2_000_000_000),
  },
  writable: ['itemId', 'views', 'clicks'],
  required: ['itemId'],
  access: {
    visitor: { methods: ['update'], writable: ['itemId', 'views', 'clicks'] },
    owner: { methods: ['find', 'get', 'create', 'update', 'remove'] },
    menu: {
      methods: ['find', 'get', 'create', 'update', 'remove'],
      writable: ['itemId', 'views', 'clicks'],
    },
  },
  removeBy: 'itemId',
  quiet: true,
})

export type MarketStats = RowOf<typeof marketStatsContract>
