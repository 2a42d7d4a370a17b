import { today } from '@mainstreet/shared/rules/price'
import type { MarketCategory } from '@mainstreet/shared/contracts/marketplace'
import { useLocation, useParams, useSearchParams } from 'react-router-dom'
import { useList } from '../../../kit/data/data'
import type { Query } from '../../../kit/data/rest'
import { useMoment } from '../../../kit/use-moment'
import { useShownSite } from '../../../kit/site/shown-site'

const perPage = 24
const longestSearch = 120
const orders = {
  newest: { createdAt: -1, id: -1 },
  oldest: { createdAt: 1, id: 1 },
  az: { title: 1, id: 1 },
  za: { title: -1, id: -1 },
}

/** The orders the shop can be read in; the first is the usual one. */
export const shopSorts = Object.keys(orders) as (keyof typeof orders)[]

type ShopSort = (typeof shopSorts)[number]

const folded = (text: string) => text.trim().toLowerCase()

/** A category by its id or by its name in any case. */
const findCategory = (categories: readonly MarketCategory[], named: string) =>
  categories.find(({ id }) => String(id) === named) ??
  categories.find(({ category }) => folded(category) === folded(named))

/** The category of the address, once the owner's are known. */
const useNamedCategory = () => {
  const { category: named } = useParams()
  const { rows, error } = useList('market-categories', { $sort: { category: 1 }, $limit: 500 })
  const categories = rows ?? []
  const category = named === undefined ? undefined : findCategory(categories, named)
  const settled = named === undefined || category !== undefined
  return { category, categories, settled, unknown: !settled && (rows !== undefined || error !== null) }
}

/** Search, order and page live in the address: a result can be passed on, and coming back finds it again. */
const useAddress = () => {
  const [params, setParams] = useSearchParams()
  const asked = params.get('sort')
  const page = Number(/^[1-9]\d{0,4}$/.exec(params.get('page') ?? '')?.[0] ?? 1)
  const search = (params.get('q') ?? '').slice(0, longestSearch)
  const sort: ShopSort = shopSorts.find((each) => each === asked) ?? 'newest'
  const withParam = (name: 'q' | 'sort' | 'page', value: string) => {
    const next = new URLSearchParams(params)
    if (value) next.set(name, value)
    else next.delete(name)
    if (name !== 'page') next.delete('page')
    return next
  }
  const set = (name: 'q' | 'sort') => (value: string) =>
    setParams(withParam(name, value), { replace: true, preventScrollReset: true })
  return {
    search,
    sort,
    page,
    setSearch: set('q'),
    setSort: set('sort'),
    /** The query text of another page of the list. */
    pageSearch: (number: number) => `?${withParam('page', number === 1 ? '' : String(number))}`,
  }
}

/** What of the shop is in view: the items the address asks for, and how to ask for others. */
export const useShopView = () => {
  const { company } = useShownSite()
  const sale = /\/marketplace\/sale\/?$/.test(useLocation().pathname)
  const { settled, ...named } = useNamedCategory()
  const address = useAddress()
  const { search, sort, page } = address
  const now = useMoment()
  const running = {
    onSale: true,
    $or: [{ saleEnd: null }, { saleEnd: { $gte: today(now, company.timezone) } }],
  }
  const query: Query = {
    ...(sale && running),
    ...(named.category && { categoryId: named.category.id }),
    ...(search.trim() && { search: search.trim() }),
    $sort: orders[sort],
    $limit: perPage,
    $skip: (page - 1) * perPage,
  }
  const list = useList('market-items', query, { enabled: settled })
  return { ...address, ...named, sale, list, pages: Math.ceil((list.total ?? 0) / perPage) }
}

/** What of the shop is in view. */
export type ShopView = ReturnType<typeof useShopView>
