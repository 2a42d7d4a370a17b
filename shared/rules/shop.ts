import type { MarketCategory } from '../contracts/marketplace'
import type { Site } from '../contracts/site'
import { hasRole } from '../has-role'

/** Items on one page of the shop. */
export const shopPageSize = 24

const orders = {
  newest: { createdAt: -1, id: -1 },
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
  /** Only what is on sale that day. */
  saleDay?: string
  categoryId?: number
  search?: string
  sort?: ShopSort
  page: number
}

/** The query for one page of the shop, the same from browser and server so that one read serves both. */
export const shopQuery = ({ saleDay, categoryId, search, sort = 'newest', page }: ShopAsk) => ({
  ...(saleDay && { onSale: true, $or: [{ saleEnd: null }, { saleEnd: { $gte: saleDay } }] }),
  ...(categoryId && { categoryId }),
  ...(search && { search }),
  $sort: orders[sort],
  $limit: shopPageSize,
  $skip: (page - 1) * shopPageSize,
})

/** The query for the categories of a shop. */
export const categoriesQuery = { $sort: { category: 1 }, $limit: 500 }

/** Which page of the shop an address asks for. */
export const shopPageNumber = (text: string | null): number =>
  Number(/^[1-9]\d{0,4}$/.exec(text ?? '')?.[0] ?? 1)

const folded = (text: string) => text.trim().toLowerCase()

/** A category by its id or by its name in any case. */
export const findCategory = (
  categories: readonly MarketCategory[],
  named: string,
): MarketCategory | undefined =>
  categories.find(({ id }) => String(id) === named) ??
  categories.find(({ category }) => folded(category) === folded(named))

/** Whether a business has a shop even with nothing in it. */
export const hasShop = (site: Pick<Site, 'marketplaceEnabled' | 'store' | 'roles'>): boolean =>
  site.marketplaceEnabled || site.store.open || hasRole(site, 'Sales Flyer')
