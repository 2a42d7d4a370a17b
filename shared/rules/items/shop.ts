import type { MarketCategory } from '../../contracts/marketplace/market-category'
import type { MarketItem } from '../../contracts/marketplace/marketplace'
import type { Site } from '../../contracts/site/site'
import { routes } from '../../routes'
import { hasRole } from '../../has-role'
import { inOrder } from '../in-order'

/** Items on one page of the shop. */
export const shopPageSize = 24

const orders = {
  newest: { createdAt: -1, id: -1 },
  best: { createdAt: -1, id: -1 },
  oldest: { createdAt: 1, id: 1 },
  az: { title: 1, id: 1 },
  za: { title: -1, id: -1 },
}

/** An order the shop can be read in. */
export type ShopSort = keyof typeof orders

/** All of them; the first is the usual one. */
export const shopSorts = Object.keys(orders) as ShopSort[]

/** What of the shop is asked for. */
export interface ShopAsk {
  /** Only what is on sale now. */
  sale?: boolean
  categoryId?: number
  search?: string
  /** What one costs at least and at most, in dollars. */
  priceFrom?: number
  priceTo?: number
  /** Only what can be bought. */
  inStock?: boolean
  sort?: ShopSort
  page: number
}

/** What is sold out comes last in every order. */
const filterOf = ({ sale, priceFrom, priceTo, inStock, sort }: ShopAsk) => ({
  ...(sale && { onSale: true }),
  ...(priceFrom !== undefined && { priceFrom }),
  ...(priceTo !== undefined && { priceTo }),
  ...(inStock && { inStock }),
  first: sort === 'best' ? 'bestSelling' : 'available',
})

/** The query for one page of the shop, the same from browser and server so that one read serves both. */
export const shopQuery = (ask: ShopAsk) => {
  const { categoryId, search, sort = 'newest', page } = ask
  return {
    ...(categoryId && { categoryId }),
    ...(search && { search }),
    filter: filterOf(ask),
    $sort: orders[sort],
    $limit: shopPageSize,
    $skip: (page - 1) * shopPageSize,
  }
}

/** How many items a page of one item leads to. */
const maxRelated = 4

const firstOnes = { filter: { first: 'available' }, $sort: orders.newest, $limit: maxRelated }

/** The query for items of the same category, those first that can be bought. */
export const relatedQuery = ({ id, categoryId }: Pick<MarketItem, 'id' | 'categoryId'>) => ({
  categoryId,
  id: { $ne: id },
  ...firstOnes,
})

/** The query for items of other categories, where its own has fewer than lead on. */
export const besidesQuery = ({ categoryId }: Pick<MarketItem, 'categoryId'>) => ({
  categoryId: { $ne: categoryId },
  ...firstOnes,
})

/** The first of both that an item's page leads to. */
export const relatedOf = <Item>(related: readonly Item[], besides: readonly Item[]): Item[] =>
  [...related, ...besides].slice(0, maxRelated)

/** The query for what to show in place of an item that is gone. */
export const insteadQuery = firstOnes

/** The query for the categories of a shop. */
export const categoriesQuery = { $sort: { category: 1 }, $limit: 500 }

/** The query for those of them that have something to see. */
export const filledCategoriesQuery = { filter: { filled: true }, ...categoriesQuery }

/** A price of an address, in dollars; undefined where it is none. */
export const shopPrice = (text: string | null): number | undefined =>
  /^\d{1,6}(\.\d{1,2})?$/.test(text ?? '') ? Number(text) : undefined

/** Which page of the shop an address asks for. */
export const shopPageNumber = (text: string | null): number =>
  Number(/^[1-9]\d{0,4}$/.exec(text ?? '')?.[0] ?? 1)

const foldSearch = (text: string) => text.trim().toLowerCase()

/** Asks for the categories that an address names: by id, or by name in either language. */
export const namedCategoryQuery = (named: string) => ({
  filter: { named: named.slice(0, 200) },
  ...categoriesQuery,
})

/** A category by its id or by its name in any case. */
export const findCategory = (
  categories: readonly MarketCategory[],
  named: string,
): MarketCategory | undefined =>
  categories.find(({ id }) => String(id) === named) ??
  categories.find(({ category }) => foldSearch(category) === foldSearch(named))

/** Whether a business has a shop even with nothing in it. */
export const hasShop = (site: Pick<Site, 'marketplaceEnabled' | 'store' | 'roles'>): boolean =>
  site.marketplaceEnabled || site.store.open || hasRole(site, 'Sales Flyer')

/** What the owner's own link to the shop says; undefined where none leads there, or says it in another language than the page. */
export const shopLinkText = (links: Site['links']): string | undefined =>
  inOrder(links)
    .find(({ link, lang }) => link.trim() === routes.shop && !lang?.text)
    ?.text.trim() || undefined
