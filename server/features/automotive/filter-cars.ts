import { foldText } from '@mainstreet/shared/rules/fold-text'
import type { CarSort, GearKind } from '@mainstreet/shared/rules/cars/car-lists'
import type { Knex } from 'knex'
import { likePattern } from '../../kit/text/like-pattern'

/** Conditions of a find that are no columns. */
interface Filters {
  make?: string
  gears?: GearKind
  yearFrom?: number
  yearTo?: number
  priceFrom?: number
  priceTo?: number
  order?: CarSort
  firstOf?: 'make' | 'body'
}

// The database's twin of `carOffer` in shared/rules/cars/car-offer.ts.
const asked = 'coalesce(nullif(automotive."specialPrice", 0), nullif(automotive.price, 0))'

const manual = `automotive.transmission ~* '\\m(manual|manuel|manuelle|standard|stick)'`

const orders: Record<CarSort, string> = {
  newest: 'automotive."createdAt" desc',
  cheapest: `${asked} asc nulls last`,
  dearest: `${asked} desc nulls last`,
  youngest: 'automotive.year desc',
  freshest: 'automotive.mileage asc nulls last',
}

/** A make is the same however it is written. */
const same: Record<'make' | 'body', string> = {
  make: 'lower(trim(o.make)) = lower(trim(automotive.make))',
  body: 'o.body = automotive.body',
}

const firstOf = (column: 'make' | 'body') => `automotive."${column}" <> '' and not exists (
  select from automotive o where o."customerId" = automotive."customerId" and ${same[column]}
    and o.status = 'public' and o.id < automotive.id)`

/** The cars that meet the conditions, those for sale before those that are sold. */
export const filterCars = (cars: Knex.QueryBuilder, filters: Filters): void => {
  const { make, gears, yearFrom, yearTo, priceFrom, priceTo, order } = filters
  if (make !== undefined) cars.whereRaw('lower(trim(automotive.make)) = lower(trim(?))', [make])
  if (gears === 'manual') cars.whereRaw(manual)
  if (gears === 'automatic') cars.whereRaw(`automotive.transmission <> '' and not ${manual}`)
  if (yearFrom !== undefined) cars.where('automotive.year', '>=', yearFrom)
  if (yearTo !== undefined) cars.where('automotive.year', '<=', yearTo)
  if (priceFrom !== undefined) cars.whereRaw(`${asked} >= ?`, [priceFrom])
  if (priceTo !== undefined) cars.whereRaw(`${asked} <= ?`, [priceTo])
  if (filters.firstOf) cars.whereRaw(firstOf(filters.firstOf))
  if (order) cars.orderByRaw(`automotive.sold, ${orders[order]}, automotive.id desc`)
}

/** The cars that hold a text in what they are called, or in their numbers and colour. */
export const searchCars = (cars: Knex.QueryBuilder, text: string): void => {
  const words = `search_text(concat_ws(' ', year, make, model, trim, "stockNo", vin, color))`
  cars.whereRaw(`${words} like ?`, [likePattern(foldText(text))])
}
