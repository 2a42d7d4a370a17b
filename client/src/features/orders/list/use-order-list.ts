import { onItsWaySince, sentStatuses } from '@mainstreet/shared/rules/orders/on-its-way'
import { useListPage } from '../../../kit/data/lists/use-list-page'
import { useAddressParams, withParams } from '../../../kit/use-address-params'

/** The states that the list can be narrowed to. */
const filters = ['none', 'paid', 'shipped', 'complete'] as const

type Filter = (typeof filters)[number]

/** The list by what is to be done. */
export const tabs = ['all', 'toShip', 'toHandOver', 'toBePaid', 'onTheWay', 'done', 'refunded'] as const

type Tab = (typeof tabs)[number]

// The same conditions as those of the counts.
const queryOf: Record<Tab, () => object> = {
  all: () => ({}),
  toBePaid: () => ({ status: 'pending' }),
  toShip: () => ({ status: 'paid', shippingType: 'shipping' }),
  toHandOver: () => ({ status: 'paid', shippingType: { $in: ['pickup', 'delivery'] } }),
  onTheWay: () => ({
    status: { $in: sentStatuses },
    shippingType: 'shipping',
    shippedAt: { $gt: onItsWaySince(new Date()) },
  }),
  done: () => ({ status: { $in: sentStatuses } }),
  refunded: () => ({ refunded: { $gt: 0 } }),
}

/** The states that the orders of a tab may have, where that is more than one. */
export const filtersOf: Record<Tab, readonly Filter[]> = {
  all: filters,
  toBePaid: [],
  toShip: [],
  toHandOver: [],
  onTheWay: [],
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

const statuses = { none: undefined, paid: 'paid', shipped: 'shipped', complete: 'Complete' } as const

/** What waits for something is in the order it is due; what is done is read from its end. */
const isDue = (tab: Tab, filter: Filter) =>
  tab === 'toShip' || tab === 'toHandOver' || tab === 'toBePaid' || filter === 'paid'

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

const sortOf = (tab: Tab, filter: Filter) => {
  if (isDue(tab, filter)) return { createdAt: 1, id: 1 }
  const newest = { createdAt: -1, id: -1 }
  // Of all orders those that wait are first, the one that waits longest before them all.
  return tab === 'all' && filter === 'none' ? { waitsSince: 1, ...newest } : newest
}

const queryFor = ({ tab, filter, since, search }: ReturnType<typeof viewOf>) => {
  return {
    ...queryOf[tab](),
    ...(statuses[filter] && { status: statuses[filter] }),
    ...(since && { createdAt: { $gte: since } }),
    ...(search && { search }),
    $sort: sortOf(tab, filter),
  }
}

/** The parameter of the address that says which order is open beside the list. */
export const openParam = 'open'

/** Which order is open beside the list, and how another one is. */
const useOpenOrder = (params: URLSearchParams) => {
  const [, set] = useAddressParams()
  const asked = params.get(openParam) ?? ''
  return {
    openId: /^[1-9]\d{0,9}$/.test(asked) ? Number(asked) : undefined,
    addressOfOpen: (id: number) => `?${withParams(params, { [openParam]: String(id) })}`,
    /** Back leads to the list as it was before the first was opened. */
    open: (id: number) => set({ [openParam]: String(id) }, { back: asked === '' }),
    close: () => set({ [openParam]: '' }),
  }
}

/** The orders that the address asks for. */
export const useOrderList = () => {
  const list = useListPage('account-orders', (params) => queryFor(viewOf(params)))
  /** The address with some of it changed; what is not about the list, such as the customer of a module, stays. */
  const changed = (next: Record<string, string>) =>
    withParams(list.params, { skip: '', [openParam]: '', ...next })
  return { ...list, ...viewOf(list.params), changed, ...useOpenOrder(list.params) }
}

export type OrderList = ReturnType<typeof useOrderList>
