import { roleNames } from '@mainstreet/shared/contracts/account'
import {
  customerSorts,
  customersPerPage,
  customerStates,
  maxCustomerSkip,
  type CustomerQuery,
  type CustomerSort,
} from '@mainstreet/shared/contracts/customers'
import { useMemo } from 'react'
import { useOperationRead } from '../../../kit/data/use-operation-read'
import type { Sort } from '../../../kit/ui/table-columns'
import { useAddressParams } from '../../../kit/use-address-params'

const oneOf = <Value extends string>(values: readonly Value[], asked: string | null) =>
  values.find((value) => value === asked)

/** Those of which more is more interesting begin with the most. */
const startsDescending: readonly CustomerSort[] = ['orders', 'visits', 'newest']

const queryOf = (params: URLSearchParams): CustomerQuery & { sort: CustomerSort; descending: boolean } => {
  const sort = oneOf(customerSorts, params.get('sort')) ?? 'name'
  const order = oneOf(['asc', 'desc'], params.get('order'))
  const search = params.get('q')?.slice(0, 120)
  const region = params.get('region')?.slice(0, 12)
  const state = oneOf(customerStates, params.get('state'))
  const role = oneOf(roleNames, params.get('role'))
  return {
    ...(search && { search }),
    ...(state && { state }),
    ...(role && { role }),
    ...(region && { region }),
    sort,
    descending: order ? order === 'desc' : startsDescending.includes(sort),
    skip: Math.min(Math.max(0, Math.floor(Number(params.get('skip')) || 0)), maxCustomerSkip),
  }
}

/** The customers that the address asks for; what is shown stands there, so that going back finds the same list. */
export const useCustomerList = () => {
  const [params, set] = useAddressParams()
  const query = useMemo(() => queryOf(params), [params])
  const list = useOperationRead('customer-list', query, ['account'])

  /** Changes some of what is asked for, from its first page on. */
  const show = (next: Record<string, string>) => set({ skip: '', ...next }, { back: Boolean(next.skip) })
  const sortBy = ({ key, descending }: Sort) => {
    const isSame = key === query.sort
    const sort = oneOf(customerSorts, key) ?? 'name'
    const order = isSame ? descending : startsDescending.includes(sort)
    show({ sort, order: order ? 'desc' : 'asc' })
  }
  const isNarrowed = ['q', 'state', 'role', 'region'].some((name) => params.has(name))
  return { ...list, query, limit: customersPerPage, show, sortBy, isNarrowed }
}

export type CustomerList = ReturnType<typeof useCustomerList>
