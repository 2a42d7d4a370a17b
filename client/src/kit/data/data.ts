import type { Page } from '@mainstreet/shared/paging'
import type { RowChange } from '@mainstreet/shared/row-change'
import { keepPreviousData, skipToken, useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { Row, TablePath } from '@mainstreet/shared/services'
import { useEffect, useRef } from 'react'
import { useData, useLiveStatus } from './data-provider'
import { listKey, rowKey, siteKey } from './read-keys'
import type { ApiError, Query } from './rest'

const pollIntervalMs = 5_000
/** A site tells its openings for some days: a page that stays open on a counter asks again. */
const siteIntervalMs = 43_200_000

/**
 * Getters, so that a component renders only when something changes that it uses: what renders while its page is
 * hydrated clears those parts of it whose code has not come yet.
 */
const stateOf = (result: UseQueryResult<unknown>) => ({
  get error() {
    // Every call of the API rejects with ApiError.
    return result.error as ApiError | null
  },
  get isLoading() {
    return result.isLoading
  },
  get isFetching() {
    return result.isFetching
  },
  /** Whether what is shown answers the question before. */
  get isPrevious() {
    return result.isPlaceholderData
  },
  refetch: () => void result.refetch(),
})

/** Rows of a service, updated live; `rows` is undefined until the first answer, `error` set when the last read failed. */
export const useList = <P extends TablePath>(
  path: P,
  query: Query = {},
  options: { enabled?: boolean } = {},
) => {
  const { api } = useData()
  const isDown = useLiveStatus() === 'down'
  const result = useQuery({
    queryKey: listKey(path, query),
    queryFn: options.enabled === false ? skipToken : ({ signal }) => api.find(path, query, signal),
    placeholderData: keepPreviousData,
    refetchInterval: isDown && pollIntervalMs,
  })
  return Object.assign(stateOf(result), { rows: result.data?.data, total: result.data?.total })
}

/** One row, updated live; nothing is read while `id` is undefined. */
export const useRow = <P extends TablePath>(path: P, id: number | undefined) => {
  const { api } = useData()
  const result = useQuery({
    queryKey: rowKey(path, id ?? 0),
    queryFn: id === undefined ? skipToken : ({ signal }) => api.get(path, id, signal),
  })
  return Object.assign(stateOf(result), { row: result.data })
}

/** The same for a row whose lists hold all of it: what one that was read before knows of it stands until it is read. */
export const useListedRow = <P extends TablePath>(path: P, id: number | undefined) => {
  const { client } = useData()
  const own = useRow(path, id)
  const listed = () =>
    client
      .getQueriesData<Page<Row<P>>>({ queryKey: [path, 'list'] })
      .flatMap(([, list]) => list?.data ?? [])
      .find((row) => row.id === id)
  return Object.assign(own, { row: own.row ?? listed() })
}

/** All data of the site that a public page shows, read again when any of it changes. */
export const useSite = () => {
  const { api } = useData()
  const result = useQuery({
    queryKey: siteKey,
    queryFn: ({ signal }) => api.site(signal),
    refetchInterval: siteIntervalMs,
  })
  return Object.assign(stateOf(result), { site: result.data })
}

/** Calls the listener for every event of a service, after it has been applied to the cached data. */
export const useLiveEvents = (path: TablePath, listener: (event: RowChange) => void) => {
  const { live } = useData().api
  const latest = useRef(listener)
  useEffect(() => {
    latest.current = listener
  })
  useEffect(
    () =>
      live.onEvent((event) => {
        if (event.path === path) queueMicrotask(() => latest.current(event))
      }),
    [live, path],
  )
}
