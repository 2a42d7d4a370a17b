import { foldText } from '@mainstreet/shared/rules/fold-text'
import type { MarketItem } from '@mainstreet/shared/contracts/marketplace/marketplace'
import { isLowStock } from '@mainstreet/shared/rules/money/price'

/** The orders a list of items can have, the default first. */
export const itemSorts = ['newest', 'oldest', 'az', 'za'] as const

/** One of the orders. */
export type ItemSort = (typeof itemSorts)[number]

const needs = {
  low: (item: MarketItem) => isLowStock(item, item.variations),
  drafts: ({ status }: MarketItem) => status === 'draft',
}

/** What items may need of their owner: more stock, or to be published. */
export type ItemNeed = keyof typeof needs

/** A text as a need; null for any other text. */
export const asNeed = (text: string | null): ItemNeed | null =>
  text !== null && Object.hasOwn(needs, text) ? (text as ItemNeed) : null

/** Which items are listed. */
export interface ItemFilter {
  /** The own category's id; null lists all. */
  category: number | null
  search: string
  /** Only those that need it; null lists all. */
  need: ItemNeed | null
}

const named: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
}

/** The words of rich text. */
const wordsOf = (html: string): string =>
  html.replace(/<[^>]*>/g, '').replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => named[entity] ?? entity)

// Rows are never changed in place, so that what was made of one stays true for as long as it lives.
const haystacks = new WeakMap<MarketItem, string>()

/** Everything that a search looks at; the parts are separated by a space, which no needle has. */
const haystackOf = (item: MarketItem): string => {
  const known = haystacks.get(item)
  if (known !== undefined) return known
  const { title, subTitle, description, category, tags, variations } = item
  const skus = variations.map(({ sku }) => sku)
  const parts = [title, subTitle, wordsOf(description), category ?? '', tags, ...skus]
  const haystack = parts.map(foldText).join(' ')
  haystacks.set(item, haystack)
  return haystack
}

const batchSize = 250

/** Reads the items for the search a few at a time, so that the first letter typed need not wait for it; answers how to stop. */
export const prepareSearch = (items: readonly MarketItem[]): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const next = (from: number) => {
    items.slice(from, from + batchSize).forEach(haystackOf)
    if (from + batchSize < items.length) timer = setTimeout(() => next(from + batchSize))
  }
  timer = setTimeout(() => next(0))
  return () => clearTimeout(timer)
}

/** The items of a category, or with a need, whose name, description, category or any SKU holds the text; case and spaces do not matter. */
export const filterItems = (
  items: readonly MarketItem[],
  { category, search, need }: ItemFilter,
): readonly MarketItem[] => {
  const needle = foldText(search)
  if (category === null && needle === '' && need === null) return items
  return items.filter(
    (item) =>
      (category === null || item.categoryId === category) &&
      (need === null || needs[need](item)) &&
      (needle === '' || haystackOf(item).includes(needle)),
  )
}

const names = new Intl.Collator('en', { sensitivity: 'base', numeric: true })

// ISO times of one zone are in order as texts.
const byAge = (a: MarketItem, b: MarketItem) => {
  if (a.createdAt === b.createdAt) return a.id - b.id
  return a.createdAt < b.createdAt ? -1 : 1
}
const byName = (a: MarketItem, b: MarketItem) => names.compare(a.title, b.title) || a.id - b.id

const comparisons: Record<ItemSort, (a: MarketItem, b: MarketItem) => number> = {
  newest: (a, b) => byAge(b, a),
  oldest: byAge,
  az: byName,
  za: (a, b) => byName(b, a),
}

/** The items in one of the orders. */
export const sortItems = (items: readonly MarketItem[], sort: ItemSort): MarketItem[] =>
  [...items].sort(comparisons[sort])
