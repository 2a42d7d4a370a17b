import type { TablePath } from '@mainstreet/shared/services'
import { useEffect } from 'react'
import { useAddressParams } from '../../use-address-params'
import { useList } from '../data'
import type { Query } from '../rest'

/** The page of a list that the address asks for; `queryOf` reads the rest of it, `show` asks for something else, and `place` is the parameter with the first row. */
export const useListPage = <P extends TablePath>(
  path: P,
  queryOf: (params: URLSearchParams) => Query,
  { limit = 25, place = 'skip' } = {},
) => {
  const [params, set] = useAddressParams()
  const skip = Math.min(Math.max(0, Math.floor(Number(params.get(place)) || 0)), 1e9)
  const query = queryOf(params)
  const list = useList(path, { ...query, $limit: limit, $skip: skip })
  const { rows, total = 0, isPrevious } = list
  const show = (next: Record<string, string>) => set({ [place]: '', ...next }, { back: Boolean(next[place]) })
  // What was deleted may have been all of the last page.
  const last = Math.max(0, Math.ceil(total / limit) - 1) * limit
  const isBeyond = rows !== undefined && !isPrevious && skip > last
  useEffect(() => {
    if (isBeyond) set({ [place]: last ? String(last) : '' })
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the address says where
  }, [isBeyond, last])
  const onChange = (next: number) => show({ [place]: next ? String(next) : '' })
  const { error, refetch } = list
  return {
    rows,
    total,
    error,
    refetch,
    query,
    params,
    show,
    pages: { total, skip, limit, onChange },
  }
}
