import type { Car } from '@mainstreet/shared/contracts/automotive'
import { useListPage } from '../../../kit/data/lists/use-list-page'

/** How it stands with a car. */
export const carState = ({ status, sold }: Pick<Car, 'status' | 'sold'>): Exclude<CarShow, 'all'> =>
  status === 'draft' ? 'draft' : sold ? 'sold' : 'sale'

// The same states as a query asks for them.
const queryOfShow = {
  all: {},
  sale: { status: 'public', sold: false },
  sold: { status: 'public', sold: true },
  draft: { status: 'draft' },
}

type CarShow = keyof typeof queryOfShow

/** Which cars the list shows. */
export const carShows: readonly CarShow[] = ['all', 'sale', 'sold', 'draft']

const carsPerPage = 50

const viewOf = (params: URLSearchParams) => ({
  show: carShows.find((each) => each === params.get('show')) ?? 'all',
  search: params.get('q') ?? '',
})

const queryOf = (params: URLSearchParams) => {
  const { show, search } = viewOf(params)
  return {
    ...queryOfShow[show],
    ...(search && { search: search.slice(0, 120) }),
    $sort: { createdAt: -1, id: -1 },
  }
}

/** The cars that the address asks for, the newest first. */
export const useCarList = () => {
  const list = useListPage('automotive', queryOf, { limit: carsPerPage })
  return { ...list, view: viewOf(list.params) }
}

/** What is listed, and how to ask for something else. */
export type CarList = ReturnType<typeof useCarList>
