import { today } from '@mainstreet/shared/price'
import type { MarketCategory } from '@mainstreet/shared/marketplace'
import { useParams, useLocation } from 'react-router-dom'
import { useList } from '../../kit/data'
import type { Query } from '../../kit/rest'
import { useShownSite } from '../site/shown-site'

/** What of the shop is in view. */
export interface ShopView {
  sale: boolean
  category: MarketCategory | undefined
  /** A category is asked for that nobody has heard of. */
  unknown: boolean
  categories: readonly MarketCategory[]
  /** What the server is asked for; undefined while the category is being looked up. */
  query: Query | undefined
}

const folded = (text: string) => text.trim().toLowerCase()

/** A category by its id or by its name in any case. */
const findCategory = (categories: readonly MarketCategory[], named: string) =>
  categories.find(({ id }) => String(id) === named) ??
  categories.find(({ category }) => folded(category) === folded(named))

/** Reads from the address which items of the shop are asked for. */
export const useShopView = (): ShopView => {
  const { company } = useShownSite()
  const { category: named } = useParams()
  const sale = /\/marketplace\/sale\/?$/.test(useLocation().pathname)
  const { rows, error } = useList('market-categories', { $sort: { category: 1 } })
  const categories = rows ?? []
  const category = named === undefined ? undefined : findCategory(categories, named)
  const settled = named === undefined || category !== undefined
  const running = {
    onSale: true,
    $or: [{ saleEnd: null }, { saleEnd: { $gte: today(new Date(), company.timezone) } }],
  }
  return {
    sale,
    category,
    categories,
    unknown: !settled && (rows !== undefined || error !== null),
    query: settled ? { ...(sale && running), ...(category && { categoryId: category.id }) } : undefined,
  }
}
