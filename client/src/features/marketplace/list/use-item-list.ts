import { useListPage } from '../../../kit/data/lists/use-list-page'

const sorts = {
  newest: { createdAt: -1, id: -1 },
  oldest: { createdAt: 1, id: 1 },
  az: { title: 1, id: 1 },
  za: { title: -1, id: -1 },
}

/** One of the orders that a list of items can have. */
export type ItemSort = keyof typeof sorts

/** All of them, the default first. */
export const itemSorts: readonly ItemSort[] = ['newest', 'oldest', 'az', 'za']

const needs = {
  low: { filter: { lowStock: true } },
  drafts: { status: 'draft' },
}

/** What items may need of their owner: more stock, or to be published. */
export type ItemNeed = keyof typeof needs

const itemNeeds: readonly ItemNeed[] = ['low', 'drafts']

/** Rows on one page of the list. */
const itemsPerPage = 50

const viewOf = (params: URLSearchParams) => {
  const category = params.get('category') ?? ''
  return {
    category: /^[1-9]\d{0,8}$/.test(category) ? Number(category) : null,
    search: params.get('q') ?? '',
    need: itemNeeds.find((need) => need === params.get('need')),
    sort: itemSorts.find((sort) => sort === params.get('sort')) ?? 'newest',
  }
}

const queryOf = (params: URLSearchParams) => {
  const { category, search, need, sort } = viewOf(params)
  return {
    newlyCreated: false,
    ...(category !== null && { categoryId: category }),
    ...(search && { search: search.slice(0, 120) }),
    ...(need && needs[need]),
    $sort: sorts[sort],
  }
}

/** The items that the address asks for. */
export const useItemList = () => {
  const list = useListPage('market-items', queryOf, { limit: itemsPerPage })
  const view = viewOf(list.params)
  const isNarrowed = view.category !== null || view.need !== undefined || view.search !== ''
  return { ...list, view, isNarrowed }
}

/** What is listed, and how to ask for something else. */
export type ItemList = ReturnType<typeof useItemList>
