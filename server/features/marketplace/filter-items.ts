import type { itemsFirst } from '@mainstreet/shared/contracts/marketplace/item-filters'
import { foldText } from '@mainstreet/shared/rules/fold-text'
import { hourMs } from '@mainstreet/shared/rules/time/durations'
import type { AroundHook } from '../../declarations'
import type { TableRules } from '../../kit/service/table-rules'
import { likePattern } from '../../kit/text/like-pattern'
import { priceInSalesSql } from './sales/items-of-sale'
import { bestFirst } from './best-first'

/** Conditions of a find that are no columns. */
interface Filters {
  priceFrom?: number
  priceTo?: number
  onSale?: boolean
  inStock?: boolean
  lowStock?: boolean
  words?: string
  first?: (typeof itemsFirst)[number]
}

const freshForMs = hourMs

const amountColumn = (decimals: number) =>
  `case when "discountValue" ~ '^[0-9]{1,9}([.][0-9]{1,${decimals}}){0,1}$' then "discountValue"::numeric end`

const saleIsOn = `"onSale" and ("saleEnd" is null or "saleEnd" >= (
  select (now() at time zone timezone)::date from account where account.id = market_items."customerId"))`

const ownPrice = `case
  when not (${saleIsOn}) then v.price
  when "discountType" = 'percent' then coalesce(
    (select round(v.price * (100 - off) / 100, 2) from (select ${amountColumn(6)} as off) d where off <= 100), v.price)
  when "discountType" = 'value' then greatest(0, v.price - coalesce(${amountColumn(2)}, 0))
  else v.price end`

// The database's twin of `effectivePrice` in shared/rules/money/price.ts.
const price = `least(${ownPrice}, ${priceInSalesSql})`

const isOnSale = `((${saleIsOn}) or exists (select from market_variations v where v."itemId" = market_items.id
  and not v.removed and ${priceInSalesSql} < v.price))`

const variation = `select from market_variations v where v."itemId" = market_items.id and not v.removed`

// The database's twin of `isLowStock` in shared/rules/money/price.ts.
const isLow = `("trackStock" and "stockWarning" >= (select coalesce(sum(v.stock), 0) from market_variations v
  where v."itemId" = market_items.id and not v.removed))`

const available = `(not "trackStock" or exists (${variation} and v.stock > 0))`

// The first word of an item's, and of a category's, is its folded name.
const sold = `split_part(market_items."searchText", ' ', 1) || ' ' || coalesce((
  select split_part(c."searchText", ' ', 1) from market_categories c
  where c.id = market_items."categoryId"), '') || ' ' || search_text(v.variation) || ' ' || v."searchText"`

/** The items of which a variation costs from one price to another as of today, and those of which any, or none, can be bought, is low, or holds all words. */
export const filterItems: NonNullable<TableRules['filter']> = (items, asked: Filters, accounts) => {
  const { priceFrom, priceTo, onSale, inStock, lowStock, words = '', first } = asked
  if (priceFrom !== undefined || priceTo !== undefined)
    items.whereRaw(`exists (${variation} and ${price} between ? and ?)`, [priceFrom ?? 0, priceTo ?? 1e9])
  if (onSale !== undefined) items.whereRaw(onSale ? isOnSale : `not ${isOnSale}`)
  if (inStock !== undefined) items.whereRaw(inStock ? available : `not ${available}`)
  if (lowStock !== undefined) items.whereRaw(lowStock ? isLow : `not ${isLow}`)
  if (first) items.orderByRaw(`${available} desc`)
  if (first === 'bestSelling' && accounts) bestFirst(items, accounts)
  const patterns = words.split(/\s+/).map(foldText).filter(Boolean).map(likePattern)
  if (patterns.length > 0)
    items.whereRaw(`exists (${variation} and ${sold} like all (?::text[]))`, [patterns])
}

/** A sale ends with its day, and what sold of late passes: what was found by price or sale, or is in that order is not cached for much longer. */
export const freshForToday: AroundHook = async (context, next) => {
  const { filter }: { filter?: Filters } = context.params.query ?? {}
  const { priceFrom, priceTo, onSale, first } = filter ?? {}
  if (onSale !== undefined || priceFrom !== undefined || priceTo !== undefined || first === 'bestSelling')
    context.params = { ...context.params, freshForMs }
  await next()
}
