import type { MarketItem } from '@mainstreet/shared/contracts/marketplace/marketplace'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { useAddressParams } from '../../../kit/use-address-params'
import {
  asNeed,
  filterItems,
  itemSorts,
  prepareSearch,
  sortItems,
  type ItemFilter,
  type ItemSort,
} from './filter-items'

/** What the list shows: which items, in which order, from which row on. */
export interface ItemView extends ItemFilter {
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
    need: asNeed(params.get('need')),
    sort: itemSorts.find((sort) => sort === params.get('sort')) ?? 'newest',
    skip: Math.max(0, skip - (skip % itemsPerPage)),
  }
}

const paramsOf = ({ category, search, need, sort, skip }: ItemView) => ({
  category: category === null ? '' : String(category),
  q: search,
  need: need ?? '',
  sort: sort === 'newest' ? '' : sort,
  skip: skip ? String(skip) : '',
})

const lastSkip = (count: number) => Math.max(0, Math.ceil(count / itemsPerPage) - 1) * itemsPerPage

/** The items a view asks for, in its order. */
const useMatching = (rows: readonly MarketItem[] | undefined, view: Omit<ItemView, 'skip'>) => {
  const { category, search, need, sort } = view
  useEffect(() => (rows ? prepareSearch(rows) : undefined), [rows])
  const sorted = useMemo(() => rows && sortItems(rows, sort), [rows, sort])
  return useMemo(
    () => sorted && filterItems(sorted, { category, search, need }),
    [sorted, category, search, need],
  )
}

/** Rows on the first screen of an ordinary window. */
const firstRows = 12

/** Fifty new rows take longer than one waits for a letter: the first screen comes with it, the others right behind. */
const useFirstRowsFirst = (page: readonly MarketItem[] | undefined) => {
  const settled = useDeferredValue(page)
  return useMemo(() => {
    if (!page || page === settled) return page
    const rendered = new Set(settled?.map(({ id }) => id))
    return page.filter(({ id }, index) => index < firstRows || rendered.has(id))
  }, [page, settled])
}

/** What the address asks for of the account's items; going back finds the same list. */
export const useItemList = (items: readonly MarketItem[] | undefined) => {
  const [params, set] = useAddressParams()
  const view = readView(params)
  // What is typed is looked for at once; the address follows when the typing rests.
  const [search, type] = useState(view.search)
  const matching = useMatching(items, { ...view, search })
  // What was deleted may have been all of the last page.
  const wanted = search === view.search ? view.skip : 0
  const skip = matching ? Math.min(wanted, lastSkip(matching.length)) : wanted
  const page = useMemo(() => matching?.slice(skip, skip + itemsPerPage), [matching, skip])

  return {
    view: { ...view, skip },
    filtered: view.category !== null || view.need !== null || search !== '',
    matching,
    rows: useFirstRowsFirst(page),
    type,
    show: (change: Partial<ItemView>) =>
      set(paramsOf({ ...view, skip: 0, ...change }), { back: change.skip !== undefined }),
  }
}
