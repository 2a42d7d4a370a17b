import type { CarBody, CarSort, GearKind } from './car-lists'

/** Cars on one page of the list. */
export const carPageSize = 24

/** What of a lot is asked for. */
export interface CarAsk {
  make?: string
  body?: CarBody
  gears?: GearKind
  yearFrom?: number
  yearTo?: number
  /** The asked price at least and at most, in dollars. */
  priceFrom?: number
  priceTo?: number
  order?: CarSort
  page?: number
}

/** The query for one page of a lot, the same from browser and server so that one read serves both. */
export const carListQuery = ({ body, page = 1, order = 'newest', ...narrowed }: CarAsk) => {
  const asked = Object.entries(narrowed).filter(([, value]) => value !== undefined && value !== '')
  return {
    ...(body && { body }),
    filter: { ...Object.fromEntries(asked), order },
    $limit: carPageSize,
    $skip: (page - 1) * carPageSize,
  }
}

const firstOf = (column: 'make' | 'body') => ({ filter: { firstOf: column }, $select: [column], $limit: 100 })

/** The queries for the makes and bodies of a lot, each once. */
export const carChoiceQueries = { make: firstOf('make'), body: firstOf('body') }

/** A year of an address; undefined where it is none. */
export const carYear = (text: string | null): number | undefined => {
  const year = /^\d{4}$/.test(text ?? '') ? Number(text) : 0
  return year >= 1885 && year <= 2100 ? year : undefined
}

/** The two cars that an address asks to compare, or fewer. */
export const comparedIds = (text: string | null): number[] => {
  const ids = (text ?? '').split(',').filter((each) => /^[1-9]\d{0,8}$/.test(each))
  return [...new Set(ids.map(Number))].slice(0, 2)
}
