import type { RowChange } from '@mainstreet/shared/row-change'
import { quietPaths } from '@mainstreet/shared/contract-marks'
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { cachedLists } from '../cached-lists'
import type { LiveSocket } from './live-socket'
import { mergeRow, withoutRow, withRow } from '../paged-rows'
import { rowKey, siteKey } from '../read-keys'
import { columnOf, type AnyRow } from '../row-columns'

/** A row that was written, here or elsewhere. */
type WrittenRow = RowChange<string, AnyRow>

/** Applies what the server publishes to what react-query has cached. */
export interface LiveCache {
  apply(change: WrittenRow): void
  /** Begins a write of a row, and returns how it ends: with the answer, or without one. */
  write(path: string, id: number): (answer?: WrittenRow) => void
  /** Reads everything again. */
  missed(): void
  stop(): void
}

const debounceMs = 150

/** A first read in progress cannot be restarted, and may have started before the change: another one follows it. */
const readAgain = (client: QueryClient, queryKey?: QueryKey) => {
  const firstReads = client.getQueryCache().findAll({
    queryKey,
    predicate: ({ state }) => state.fetchStatus === 'fetching' && state.data === undefined,
  })
  void client.invalidateQueries({ queryKey })
  for (const query of firstReads) {
    const followUp = () => void client.invalidateQueries({ queryKey: query.queryKey, exact: true })
    query.fetch().then(followUp, () => {})
  }
}

/** Many events come at once (a sorted list is one event per row) and need one read. */
const createInvalidation = (client: QueryClient) => {
  const due = new Map<string, QueryKey>()
  let timer: ReturnType<typeof setTimeout> | undefined
  const flush = () => {
    timer = undefined
    const keys = [...due.values()]
    due.clear()
    keys.forEach((key) => readAgain(client, key))
  }
  return {
    invalidate(key: QueryKey) {
      due.set(JSON.stringify(key), key)
      timer ??= setTimeout(flush, debounceMs)
    },
    stop() {
      clearTimeout(timer)
      timer = undefined
    },
  }
}

/** Whether an event says something else of a row than the answer of a write. */
const isOther = (event: AnyRow, answer: AnyRow) =>
  Object.entries(answer).some(
    ([column, value]) => column in event && JSON.stringify(columnOf(event, column)) !== JSON.stringify(value),
  )

const createLiveCache = (client: QueryClient): LiveCache => {
  const { invalidate, stop } = createInvalidation(client)
  const writes = new Set<{ path: string; id: number; event?: AnyRow }>()

  const removeFromLists = (path: string, id: number) => {
    for (const { key, page, isFetching } of cachedLists(client, path)) {
      if (page) client.setQueryData(key, withoutRow(page, id))
      const wasShortened = page !== undefined && page.total > page.data.length
      // A read in progress may have started before the change.
      if (isFetching || wasShortened) invalidate(key)
    }
  }
  const replaceInLists = (path: string, row: AnyRow) => {
    for (const { key, query, page, isFetching } of cachedLists(client, path)) {
      const placed = page && withRow(page, row, query)
      if (placed) client.setQueryData(key, placed.page)
      if (isFetching || placed?.moved) invalidate(key)
    }
  }

  const cache: LiveCache = {
    apply({ path, event, row }) {
      const key = rowKey(path, row.id)
      for (const write of writes) if (write.path === path && write.id === row.id) write.event = row
      const cached = client.getQueryData<AnyRow>(key)
      if (event === 'removed') {
        removeFromLists(path, row.id)
        invalidate(key)
      } else {
        replaceInLists(path, row)
        const changed = cached && mergeRow(cached, row)
        if (changed) client.setQueryData(key, changed)
        else if (cached) invalidate(key)
      }
      if (client.isFetching({ queryKey: key })) invalidate(key)
      if (!Object.hasOwn(quietPaths, path)) invalidate(siteKey)
    },
    write(path, id) {
      const write: { path: string; id: number; event?: AnyRow } = { path, id }
      writes.add(write)
      return (answer) => {
        writes.delete(write)
        if (!answer) return
        cache.apply(answer)
        // What the server did after the write may have been heard of before its answer, which is older then.
        if (write.event && isOther(write.event, answer.row)) {
          invalidate(rowKey(path, id))
          for (const list of cachedLists(client, path)) invalidate(list.key)
        }
      }
    },
    missed: () => readAgain(client),
    stop,
  }
  return cache
}

const caches = new WeakMap<QueryClient, LiveCache>()

/** The one live cache of a query client. */
export const liveCacheOf = (client: QueryClient): LiveCache => {
  const cache = caches.get(client) ?? createLiveCache(client)
  caches.set(client, cache)
  return cache
}

/** Applies the events of a socket to what was read; returns how to stop. */
export const followLive = (live: LiveSocket, client: QueryClient): (() => void) => {
  const cache = liveCacheOf(client)
  const offEvent = live.onEvent(cache.apply)
  const offMissed = live.onMissed(cache.missed)
  return () => {
    offEvent()
    offMissed()
    cache.stop()
  }
}
