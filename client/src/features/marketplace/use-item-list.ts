import type { MarketItem } from '@mainstreet/shared/marketplace'
import { useEffect, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { filterItems, itemSorts, prepareSearch, sortItems, type ItemSort } from './filter-items'
import { useAllRows } from './use-all-rows'

/** What the list shows: which items, in which order, from which row on. */
export interface ItemView {
  category: number | null
  search: string
  sort: ItemSort
  skip: number
}

/** Rows on one page of the list. */
export const itemsPerPage = 50

const readView = (params: URLSearchParams): ItemView => {
  const category = params.get('category') ?? ''
  const skip = Math.floor(Number(params.get('skip')) || 0)
  return {
    category: /^[1-9]\d{0,9}$/.test(category) ? Number(category) : null,
    search: params.get('q') ?? '',
    sort: itemSorts.find(({ value }) => value === params.get('sort'))?.value ?? 'newest',
    skip: Math.max(0, skip - (skip % itemsPerPage)),
  }
}

const writeView = ({ category, search, sort, skip }: ItemView): URLSearchParams => {
  const params = new URLSearchParams()
  if (category !== null) params.set('category', String(category))
  if (search) params.set('q', search)
  if (sort !== 'newest') params.set('sort', sort)
  if (skip) params.set('skip', String(skip))
  return params
}

const lastSkip = (count: number) => Math.max(0, Math.ceil(count / itemsPerPage) - 1) * itemsPerPage

/** The items a view asks for, in its order. */
const useMatching = (rows: readonly MarketItem[] | undefined, view: Omit<ItemView, 'skip'>) => {
  const { category, search, sort } = view
  useEffect(() => (rows ? prepareSearch(rows) : undefined), [rows])
  const sorted = useMemo(() => rows && sortItems(rows, sort), [rows, sort])
  return useMemo(() => sorted && filterItems(sorted, { category, search }), [sorted, category, search])
}

/** The account's items as the address asks for them; going back finds the same list. */
export const useItemList = () => {
  const [params, setParams] = useSearchParams()
  const view = readView(params)
  const { rows, ...state } = useAllRows('market-items', { newlyCreated: false })
  const matching = useMatching(rows, view)
  // What was deleted may have been all of the last page.
  const skip = matching ? Math.min(view.skip, lastSkip(matching.length)) : view.skip

  return {
    ...state,
    view: { ...view, skip },
    matching,
    rows: matching?.slice(skip, skip + itemsPerPage),
    show: (change: Partial<ItemView>) =>
      setParams(writeView({ ...view, skip: 0, ...change }), { replace: change.skip === undefined }),
  }
}
