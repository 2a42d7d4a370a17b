import { carParams } from '@mainstreet/shared/page-parameters'
import { carBodies, carSorts, gearKinds } from '@mainstreet/shared/rules/cars/car-lists'
import {
  carChoiceQueries,
  carListQuery,
  carPageSize,
  carYear,
  comparedIds,
} from '@mainstreet/shared/rules/cars/car-query'
import { shopPageNumber, shopPrice } from '@mainstreet/shared/rules/items/shop'
import { useList } from '../../kit/data/data'
import { useAddressParams, withParams } from '../../kit/use-address-params'

type Param = (typeof carParams)[number] | 'sort' | 'compare' | 'view'

const oneOf = <V extends string>(values: readonly V[], text: string): V | undefined =>
  values.find((value) => value === text)

/** Filters, order, page and what is compared live in the address: a result can be passed on, and coming back finds it again. */
const useAddress = () => {
  const [params, change] = useAddressParams()
  const textOf = (name: Param) => (params.get(name) ?? '').slice(0, 60)
  /** Asks for something else, from its first page on; an empty text asks for nothing. */
  const set = (values: Partial<Record<Param, string>>) => {
    const isOther = Object.keys(values).some((name) => name !== 'compare' && name !== 'view')
    change({ ...(isOther && { page: '' }), ...values }, { back: 'view' in values })
  }
  const narrowedBy = carParams.filter((name) => textOf(name) !== '').length
  return {
    textOf,
    page: shopPageNumber(params.get('page')),
    isNarrowed: narrowedBy > 0,
    narrowedBy,
    compared: comparedIds(params.get('compare')),
    isComparing: params.get('view') === 'compare',
    /** Asks for something else, from its first page on; an empty text asks for nothing. */
    set,
    clear: () => set(Object.fromEntries(carParams.map((name) => [name, '']))),
    /** The query text of another page of the list. */
    pageSearch: (number: number) => `?${withParams(params, { page: number === 1 ? '' : String(number) })}`,
  }
}

/** The makes of a lot by the alphabet, and its bodies in their order. */
export const useCarChoices = () => {
  const makes = useList('automotive', carChoiceQueries.make).rows ?? []
  const bodies = useList('automotive', carChoiceQueries.body).rows ?? []
  return {
    makes: makes.map(({ make }) => make.trim()).sort((a, b) => a.localeCompare(b)),
    bodies: carBodies.filter((body) => bodies.some((car) => car.body === body)),
  }
}

/** What of the lot is in view: the cars the address asks for, what they can be narrowed by, and how to ask for others. */
export const useCarView = () => {
  const address = useAddress()
  const { textOf, page } = address
  const order = oneOf(carSorts, textOf('sort')) ?? carSorts[0]
  const query = carListQuery({
    make: textOf('make'),
    body: oneOf(carBodies, textOf('body')),
    gears: oneOf(gearKinds, textOf('gears')),
    yearFrom: carYear(textOf('from')),
    yearTo: carYear(textOf('to')),
    priceFrom: shopPrice(textOf('least')),
    priceTo: shopPrice(textOf('most')),
    order,
    page,
  })
  const list = useList('automotive', query)
  return {
    ...address,
    order,
    list,
    pages: Math.ceil((list.total ?? 0) / carPageSize),
    ...useCarChoices(),
  }
}

/** What of the lot is in view. */
export type CarView = ReturnType<typeof useCarView>
