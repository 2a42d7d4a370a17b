import { maxLimit } from '@mainstreet/shared/paging'
import type { Row, TablePath } from '@mainstreet/shared/services'
import { useQueries } from '@tanstack/react-query'
import pLimit from 'p-limit'
import { useMemo } from 'react'
import { useList } from '../data'
import { useApi } from '../data-provider'
import { listKey } from '../read-keys'
import type { ApiError, Query } from '../rest'

// A long list must not take the whole server.
const inTurn = pLimit(2)

const pageOf = (query: Query, page: number): Query => ({
  ...query,
  $sort: { id: -1 },
  $limit: maxLimit,
  $skip: page * maxLimit,
})

/** While pages are read again, a row may be on two of them. */
const uniqueRows = <R extends { id: number }>(pages: readonly (readonly R[])[]): R[] => [
  ...new Map(pages.flat().map((row) => [row.id, row])).values(),
]

/** All rows of a small set that is shown or edited as a whole (a gallery, a menu); a list is read by `useListPage`. */
export const useAllRows = <P extends TablePath>(path: P, query: Query = {}) => {
  const api = useApi()
  const first = useList(path, pageOf(query, 0))
  const total = first.total ?? 0
  const others = useQueries({
    queries: Array.from({ length: Math.max(0, Math.ceil(total / maxLimit) - 1) }, (_, index) => {
      const page = pageOf(query, index + 1)
      return {
        queryKey: listKey(path, page),
        queryFn: ({ signal }: { signal: AbortSignal }) => inTurn(() => api.find(path, page, signal)),
      }
    }),
    combine: (results) => ({
      pages: results.map(({ data }) => data?.data),
      // Every call of the API rejects with ApiError.
      error: (results.find(({ error }) => error)?.error ?? null) as ApiError | null,
      retry: () => results.filter(({ error }) => error).forEach(({ refetch }) => void refetch()),
    }),
  })

  const rows = useMemo(() => {
    const read = others.pages.filter((page): page is Row<P>[] => page !== undefined)
    return first.rows && uniqueRows<Row<P>>([first.rows, ...read])
  }, [first.rows, others.pages])

  return {
    rows,
    total,
    complete: first.rows !== undefined && others.pages.every((page) => page !== undefined),
    error: first.error ?? others.error,
    refetch: () => {
      if (first.error) first.refetch()
      others.retry()
    },
  }
}
