import { all, reads } from '../../access'
import { filledText, flag, id, labelled, text } from '../../columns'
import { contract, type RowOf } from '../../contract'

/** The owner's own categories. */
export const marketCategoryContract = contract({
  path: 'market-categories',
  name: { en: 'Categories', fr: 'Catégories' },
  called: 'category',
  record: { id, customerId: id, category: labelled({ en: 'Name', fr: 'Nom' }, filledText(80)) },
  writable: ['category'],
  translatable: ['category'],
  required: ['category'],
  /** Whether visitors find an item in it; its id, or its name in either language and any case. */
  filters: { filled: flag, named: text(200) },
  access: {
    visitor: { methods: reads },
    owner: { methods: all },
    orders: { methods: reads },
    menu: { methods: all, writable: ['category', 'translations'] },
  },
})
export type MarketCategory = RowOf<typeof marketCategoryContract>
