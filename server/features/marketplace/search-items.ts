import { foldText } from '@mainstreet/shared/rules/fold-text'
import type { Knex } from 'knex'
import type { TableRules } from '../../kit/service/table-rules'
import { likePattern } from '../../kit/text/like-pattern'

interface Part {
  table: string
  /** The part's column that an item's column is found in. */
  key: string
  ofItem: string
  removed?: boolean
}

const parts: Part[] = [
  { table: 'market_variations', key: 'itemId', ofItem: 'id', removed: false },
  { table: 'market_categories', key: 'id', ofItem: 'categoryId' },
]

/** The items whose name, description, category or any SKU holds a text; the columns hold what `search_text` of the database makes of them. */
export const searchItems: NonNullable<TableRules['search']> = (items, text, accounts) => {
  const folded = foldText(text)
  if (folded === '') return
  const pattern = likePattern(folded)
  const isHeld = (builder: Knex.QueryBuilder, table: string) =>
    builder.whereRaw('??.?? like ?', [table, 'searchText', pattern])
  items.where((any) => {
    isHeld(any, 'market_items')
    for (const { table, key, ofItem, removed } of parts)
      any.orWhereIn(`market_items.${ofItem}`, (inner) => {
        isHeld(inner.from(table).select(key), table)
        if (removed !== undefined) inner.where({ removed })
        // Each tenant's rows are found by index; without this the database would look through everybody's.
        if (accounts) inner.whereIn('customerId', [...accounts])
      })
  })
}
