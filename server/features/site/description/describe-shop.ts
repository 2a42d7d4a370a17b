import type { MarketCategory } from '@mainstreet/shared/contracts/marketplace/market-category'
import { formatMoney } from '@mainstreet/shared/rules/money/money'
import type { MarketItem } from '@mainstreet/shared/contracts/marketplace/marketplace'
import {
  findCategory,
  hasShop,
  namedCategoryQuery,
  besidesQuery,
  relatedOf,
  relatedQuery,
  shopLinkText,
  shopPageNumber,
  shopPageSize,
  shopQuery,
  type ShopAsk,
} from '@mainstreet/shared/rules/items/shop'
import { pathTo, routes } from '@mainstreet/shared/routes'
import { plainText } from '../../../kit/text/plain-text'
import { absoluteUrl } from '../linked-data/linked'
import { listData, type NamedPath } from '../linked-data/list-data'
import { centsRange, decimalText, productData } from '../linked-data/product-data'
import { readPage, readRow } from '../read-rows'
import { rowId } from '../row-id'
import { withSiteName, type Asked, type Describe, type PageFacts } from './page-facts'

const readItems = ({ reads }: Asked, ask: ShopAsk) => readPage(reads, 'market-items', shopQuery(ask))

const filters = ['from', 'to', 'stock']

/** Another order of the list, or what was found in it, is no page of its own. */
const pageNumber = ({ query }: Asked): number =>
  [...filters, 'sort'].some((name) => query.has(name)) ? 1 : shopPageNumber(query.get('page'))

const homeOf = ({ words }: Asked): NamedPath => ({ name: words.home, path: routes.home })
/** Called as the owner's link there says. */
const shopOf = ({ words, site }: Asked): NamedPath => ({
  name: shopLinkText(site.links) ?? words.shop,
  path: routes.shop,
})
const categoryOf = ({ id, category }: Pick<MarketCategory, 'id' | 'category'>): NamedPath => ({
  name: category,
  path: pathTo(routes.category, id),
})

/** A business without a shop has no such page, until something is for sale there. */
const isThere = async (asked: Asked): Promise<boolean> => {
  const { site, reads } = asked
  if (hasShop(site)) return true
  return (await readPage(reads, 'market-items', { $limit: 0 })).total > 0
}

interface List {
  /** Which of the items. */
  ask: Omit<ShopAsk, 'page'>
  breadcrumbs: readonly NamedPath[]
  description: string
}

const describeList = async (asked: Asked, { ask, breadcrumbs, description }: List): Promise<PageFacts> => {
  const number = pageNumber(asked)
  const { total, data } = await readItems(asked, { ...ask, page: number })
  const { name } = breadcrumbs.at(-1)!
  const entries = data.map(({ id, title }) => ({ name: title, path: pathTo(routes.item, id) }))
  return {
    title: withSiteName(name, asked),
    description,
    breadcrumbs,
    number: number > 1 ? number : undefined,
    linked: listData(asked, { name, total, entries, before: (number - 1) * shopPageSize }),
    hidden:
      data.length === 0 ||
      Boolean(asked.query.get('q')?.trim()) ||
      filters.some((name) => asked.query.has(name)),
  }
}

/** The shop with everything in it. */
export const describeShop: Describe = async (asked) => {
  const { site, words } = asked
  if (!(await isThere(asked))) return { notFound: words.notFound }
  const { name, address } = site.company
  const description = words.about.shop(name, address.city)
  return describeList(asked, { ask: {}, breadcrumbs: [homeOf(asked), shopOf(asked)], description })
}

/** What is on sale today. */
export const describeSale: Describe = async (asked) => {
  const { site, words } = asked
  if (!(await isThere(asked))) return { notFound: words.notFound }
  const { name } = site.company
  const ask = { sale: true }
  const breadcrumbs = [homeOf(asked), shopOf(asked), { name: words.sale, path: routes.sale }]
  return describeList(asked, { ask, breadcrumbs, description: words.about.sale(name) })
}

/** One category, by its id or by its name in any case and either language. */
export const describeCategory: Describe = async (asked) => {
  const { site, words, reads, parts } = asked
  if (!(await isThere(asked))) return { notFound: words.notFound }
  const [named = ''] = parts
  const { data } = await readPage(reads, 'market-categories', namedCategoryQuery(named))
  const found = findCategory(data, named) ?? data[0]
  if (!found) return { notFound: words.notFound }
  return describeList(asked, {
    ask: { categoryId: found.id },
    breadcrumbs: [homeOf(asked), shopOf(asked), categoryOf(found)],
    description: words.about.category(found.category, site.company.name),
  })
}

/** The items that an item's page leads to, as it asks for them. */
const readRelated = async ({ reads }: Asked, item: MarketItem): Promise<MarketItem[]> => {
  if (!item.categoryId) return []
  const queries = [relatedQuery(item), besidesQuery(item)]
  const [related, besides] = await Promise.all(
    queries.map(async (query) => (await readPage(reads, 'market-items', query)).data),
  )
  return relatedOf(related!, besides!)
}

/** One item; a draft is not there. */
export const describeItem: Describe = async (asked) => {
  const { site, words, reads, origin, locale, parts } = asked
  const id = rowId(parts[0])
  const item = id === undefined ? undefined : await readRow(reads, 'market-items', id)
  if (!item) return { notFound: words.notFoundItem }
  const range = centsRange(item, asked)
  const price = range && range.max > 0 ? formatMoney(range.min, locale) : ''
  const category =
    item.categoryId && item.category ? { id: item.categoryId, category: item.category } : undefined
  const picture = item.images.find((image) => image.id === item.cardImageId) ?? item.images[0]
  const url = picture && absoluteUrl(origin, picture.url)
  return {
    title: item.metaTitle || withSiteName(item.title, asked),
    description:
      item.metaDescription ||
      plainText(item.description) ||
      item.subTitle ||
      words.about.item(item.title, site.company.name, price),
    breadcrumbs: [
      homeOf(asked),
      shopOf(asked),
      ...(category ? [categoryOf(category)] : []),
      { name: item.title, path: pathTo(routes.item, item.id) },
    ],
    type: 'product',
    price: range && decimalText(range.min),
    image: url ? { url, alt: item.title } : undefined,
    linked: [productData(item, asked, await readRelated(asked, item))],
  }
}
