import { today } from '@mainstreet/shared/rules/price'
import { routes } from '@mainstreet/shared/routes'
import {
  categoriesQuery,
  findCategory,
  shopPageNumber,
  shopPageSize,
  shopQuery,
  shopSorts,
} from '@mainstreet/shared/rules/shop'
import { useMatch, useParams, useSearchParams } from 'react-router-dom'
import { useList } from '../../../kit/data/data'
import { useMoment } from '../../../kit/use-moment'
import { useShownSite } from '../../../kit/site/shown-site'

const maxSearchLength = 120

/** The category of the address, once the owner's are known. */
const useNamedCategory = () => {
  const { category: named } = useParams()
  const { rows, error } = useList('market-categories', categoriesQuery)
  const categories = rows ?? []
  const category = named === undefined ? undefined : findCategory(categories, named)
  const settled = named === undefined || category !== undefined
  return { category, categories, settled, unknown: !settled && (rows !== undefined || error !== null) }
}

/** Search, order and page live in the address: a result can be passed on, and coming back finds it again. */
const useAddress = () => {
  const [params, setParams] = useSearchParams()
  const asked = params.get('sort')
  const page = shopPageNumber(params.get('page'))
  const search = (params.get('q') ?? '').slice(0, maxSearchLength)
  const sort = shopSorts.find((each) => each === asked) ?? 'newest'
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
  const sale = useMatch(routes.sale) !== null
  const { settled, ...named } = useNamedCategory()
  const address = useAddress()
  const { search, sort, page } = address
  const now = useMoment()
  const query = shopQuery({
    saleDay: sale ? today(now, company.timezone) : undefined,
    categoryId: named.category?.id,
    search: search.trim(),
    sort,
    page,
  })
  const list = useList('market-items', query, { enabled: settled })
  return { ...address, ...named, sale, list, pages: Math.ceil((list.total ?? 0) / shopPageSize) }
}

/** What of the shop is in view. */
export type ShopView = ReturnType<typeof useShopView>
