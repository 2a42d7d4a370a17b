import type { shopParams } from '@mainstreet/shared/page-parameters'
import { routes } from '@mainstreet/shared/routes'
import {
  filledCategoriesQuery,
  findCategory,
  namedCategoryQuery,
  shopPageNumber,
  shopPageSize,
  shopPrice,
  shopQuery,
  shopSorts,
} from '@mainstreet/shared/rules/items/shop'
import { useMatch, useParams } from 'react-router-dom'
import { useList } from '../../../kit/data/data'
import { useAddressParams, withParams } from '../../../kit/use-address-params'

const maxSearchLength = 120

type ShopParam = (typeof shopParams)[number]

/** The category of the address, once the owner's are known, and those with something in it; the address may name it in the other language. */
const useNamedCategory = () => {
  const { category: named } = useParams()
  const filled = useList('market-categories', filledCategoriesQuery)
  const categories = filled.rows ?? []
  const inFilled = named === undefined ? undefined : findCategory(categories, named)
  const isMissing = named !== undefined && !inFilled && filled.rows !== undefined
  const all = useList('market-categories', namedCategoryQuery(named ?? ''), { enabled: isMissing })
  const category =
    inFilled ?? (isMissing ? (findCategory(all.rows ?? [], named) ?? all.rows?.[0]) : undefined)
  const settled = named === undefined || category !== undefined
  const isKnown = all.rows !== undefined || (filled.error ?? all.error) !== null
  return { category, categories, settled, unknown: !settled && isKnown }
}

/** Search, filters, order and page live in the address: a result can be passed on, and coming back finds it again. */
const useAddress = () => {
  const [params, set] = useAddressParams()
  const textOf = (name: ShopParam) => (params.get(name) ?? '').slice(0, maxSearchLength)
  const priceOf = (name: 'from' | 'to') => (shopPrice(params.get(name)) === undefined ? '' : textOf(name))
  return {
    search: textOf('q'),
    sort: shopSorts.find((each) => each === params.get('sort')) ?? 'newest',
    from: priceOf('from'),
    to: priceOf('to'),
    inStock: params.get('stock') === '1',
    page: shopPageNumber(params.get('page')),
    /** Asks for something else, from its first page on; an empty text asks for nothing. */
    set: (values: Partial<Record<ShopParam, string>>) => set({ ...values, page: '' }),
    /** The query text of another page of the list. */
    pageSearch: (number: number) => `?${withParams(params, { page: number === 1 ? '' : String(number) })}`,
  }
}

/** What of the shop is in view: the items the address asks for, and how to ask for others. */
export const useShopView = () => {
  const sale = useMatch(routes.sale) !== null
  const { settled, ...named } = useNamedCategory()
  const address = useAddress()
  const { search, sort, page, from, to, inStock } = address
  const query = shopQuery({
    sale,
    categoryId: named.category?.id,
    search: search.trim(),
    priceFrom: shopPrice(from),
    priceTo: shopPrice(to),
    inStock,
    sort,
    page,
  })
  const list = useList('market-items', query, { enabled: settled })
  const isFiltered = from !== '' || to !== '' || inStock
  return { ...address, ...named, sale, isFiltered, list, pages: Math.ceil((list.total ?? 0) / shopPageSize) }
}

export type ShopView = ReturnType<typeof useShopView>
