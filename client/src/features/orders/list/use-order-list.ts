import type { Order } from '@mainstreet/shared/contracts/orders/orders'
import { useListPage } from '../../../kit/data/lists/use-list-page'
import { withParams } from '../../../kit/use-address-params'

/** The states that the list can be narrowed to. */
const filters = ['none', 'paid', 'shipped', 'complete'] as const

type Filter = (typeof filters)[number]

/** The list by what is to be done. */
export const tabs = ['all', 'toBePaid', 'toShip', 'toHandOver', 'done', 'refunded'] as const

type Tab = (typeof tabs)[number]

// The same conditions as those of the counts.
const queryOf: Record<Tab, object> = {
  all: {},
  toBePaid: { status: 'pending' },
  toShip: { status: 'paid', shippingType: 'shipping' },
  toHandOver: { status: 'paid', shippingType: { $in: ['pickup', 'delivery'] } },
  done: { status: { $in: ['shipped', 'Complete'] } },
  refunded: { refunded: { $gt: 0 } },
}

/** The states that the orders of a tab may have, where that is more than one. */
export const filtersOf: Record<Tab, readonly Filter[]> = {
  all: filters,
  toBePaid: [],
  toShip: [],
  toHandOver: [],
  done: ['none', 'shipped', 'complete'],
  refunded: filters,
}

/** The spans of time that the list can be narrowed to, in days. */
export const periods = ['', '7', '30', '90', '365'] as const

/** The start of the day so many days ago, so that the question stays the same for a day. */
const sinceOf = (days: string) => {
  if (days === '') return undefined
  const start = new Date()
  start.setHours(0, 0, 0, 0)
  start.setDate(start.getDate() - Number(days))
  return start.toISOString()
}

const statusOf: Record<Filter, Order['status'] | undefined> = {
  none: undefined,
  paid: 'paid',
  shipped: 'shipped',
  complete: 'Complete',
}

const viewOf = (params: URLSearchParams) => {
  const tab = tabs.find((value) => value === params.get('tab')) ?? 'all'
  const period = periods.find((value) => value === params.get('days')) ?? ''
  return {
    tab,
    filter: filtersOf[tab].find((value) => value === params.get('status')) ?? 'none',
    period,
    since: sinceOf(period),
    search: params.get('search') ?? '',
  }
}

const queryFor = ({ tab, filter, since, search }: ReturnType<typeof viewOf>) => {
  const status = statusOf[filter]
  return {
    ...queryOf[tab],
    ...(status && { status }),
    ...(since && { createdAt: { $gte: since } }),
    ...(search && { search }),
    $sort: { createdAt: -1, id: -1 },
  }
}

/** The orders that the address asks for. */
export const useOrderList = () => {
  const list = useListPage('account-orders', (params) => queryFor(viewOf(params)))
  /** The address with some of it changed; what is not about the list, such as the customer of a module, stays. */
  const changed = (next: Record<string, string>) => withParams(list.params, { skip: '', ...next })
  return { ...list, ...viewOf(list.params), changed }
}

export type OrderList = ReturnType<typeof useOrderList>
