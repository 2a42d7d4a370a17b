import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { Page } from '@mainstreet/shared/paging'
import type { LiveEvent, LiveSocket } from './live-socket'
import { rowKey, siteKey } from './read-keys'
import type { Query } from './rest'
import { columnOf, type AnyRow } from './row-columns'

/** A row that was written, here or elsewhere. */
export type RowChange = Pick<LiveEvent, 'path' | 'event'> & { row: AnyRow }

/** The columns that decide which rows a query answers, and in which order; undefined where no column alone does. */
const decidingColumns = (query: Query): string[] | undefined => {
  if ('$or' in query || '$and' in query || 'search' in query) return undefined
  const sorted = Object.keys((query.$sort as object | undefined) ?? {})
  return [...Object.keys(query).filter((name) => !name.startsWith('$')), ...sorted]
}

const compare = (a: unknown, b: unknown): number => {
  if (a === b) return 0
  if (a === null || a === undefined) return 1
  if (b === null || b === undefined) return -1
  return a < b ? -1 : 1
}

const inOrder = (rows: AnyRow[], sort: Record<string, number> | undefined): AnyRow[] => {
  if (!sort) return rows
  return [...rows].sort((a, b) => {
    for (const [name, direction] of Object.entries(sort)) {
      const difference = compare(columnOf(a, name), columnOf(b, name)) * direction
      if (difference !== 0) return difference
    }
    return 0
  })
}

/** A list with the row replaced; `moved` when the row may no longer belong there. */
const withRow = (page: Page<AnyRow>, row: AnyRow, query: Query): { page: Page<AnyRow>; moved: boolean } => {
  const old = page.data.find(({ id }) => id === row.id)
  if (!old) return { page, moved: true }
  const columns = decidingColumns(query)
  const moved =
    !columns || columns.some((name) => name in row && compare(columnOf(old, name), columnOf(row, name)) !== 0)
  const data = page.data.map((each) => (each.id === row.id ? { ...each, ...row } : each))
  const sorted = moved ? inOrder(data, query.$sort as Record<string, number> | undefined) : data
  return { page: { ...page, data: sorted }, moved }
}

const without = (page: Page<AnyRow>, id: number): Page<AnyRow> => {
  const data = page.data.filter((row) => row.id !== id)
  return { ...page, data, total: page.total - (page.data.length - data.length) }
}

/** Applies what the server publishes to what react-query has cached. */
export interface LiveCache {
  apply(change: RowChange): void
  /** Reads everything again. */
  missed(): void
  /** Shows changed columns of a row before the server has saved them; returns how to roll them back. */
  applyOptimistically(path: string, id: number, columns: object): () => void
  stop(): void
}

const debounceMs = 150
/** Changes too often to read a site again for. */
const ignoredBySite = new Set(['market-stats', 'profile-analytics'])

const createLiveCache = (client: QueryClient): LiveCache => {
  const due = new Map<string, QueryKey>()
  let timer: ReturnType<typeof setTimeout> | undefined

  // Many events come at once (a sorted list is one event per row) and need one read.
  const invalidate = (key: QueryKey) => {
    due.set(JSON.stringify(key), key)
    timer ??= setTimeout(() => {
      timer = undefined
      const keys = [...due.values()]
      due.clear()
      keys.forEach(readAgain)
    }, debounceMs)
  }
  /** A first read in progress cannot be restarted, and may have started before the change: another one follows it. */
  const readAgain = (queryKey?: QueryKey) => {
    const first = client.getQueryCache().findAll({
      queryKey,
      predicate: ({ state }) => state.fetchStatus === 'fetching' && state.data === undefined,
    })
    void client.invalidateQueries({ queryKey })
    for (const query of first) {
      const after = () => void client.invalidateQueries({ queryKey: query.queryKey, exact: true })
      query.fetch().then(after, () => {})
    }
  }
  const lists = (path: string) => client.getQueryCache().findAll({ queryKey: [path, 'list'] })

  const applyToLists = ({ path, event, row }: RowChange) => {
    for (const list of lists(path)) {
      const page = list.state.data as Page<AnyRow> | undefined
      const query = list.queryKey[2] as Query
      if (page && event === 'removed') client.setQueryData(list.queryKey, without(page, row.id))
      const placed = page && event !== 'removed' ? withRow(page, row, query) : undefined
      if (placed) client.setQueryData(list.queryKey, placed.page)
      // A read in progress may have started before the change.
      const late = list.state.fetchStatus === 'fetching'
      const shortened = event === 'removed' && page !== undefined && page.total > page.data.length
      if (late || shortened || placed?.moved) invalidate(list.queryKey)
    }
  }

  return {
    apply(change) {
      const { path, event, row } = change
      applyToLists(change)
      const key = rowKey(path, row.id)
      const known = client.getQueryData<AnyRow>(key)
      if (event === 'removed') invalidate(key)
      else if (known) client.setQueryData(key, { ...known, ...row })
      if (client.isFetching({ queryKey: key })) invalidate(key)
      if (!ignoredBySite.has(path)) invalidate(siteKey)
    },
    missed: () => readAgain(),
    applyOptimistically(path, id, columns) {
      const rollbacks: (() => void)[] = []
      const keys = [rowKey(path, id) as QueryKey, ...lists(path).map((list) => list.queryKey)]
      for (const key of keys) {
        const before = client.getQueryData(key)
        const change = (row: AnyRow) => (row.id === id ? { ...row, ...columns } : row)
        if (!before) continue
        const page = before as Page<AnyRow>
        client.setQueryData(
          key,
          Array.isArray(page.data) ? { ...page, data: page.data.map(change) } : change(before as AnyRow),
        )
        rollbacks.push(() =>
          client.setQueryData(key, (now: unknown) => rolledBack({ now, before, id, columns })),
        )
      }
      return () => rollbacks.forEach((rollBack) => rollBack())
    },
    stop() {
      clearTimeout(timer)
      timer = undefined
    },
  }
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

const rowIn = (data: unknown, id: number): AnyRow | undefined => {
  const rows = (data as Page<AnyRow>).data
  return Array.isArray(rows) ? rows.find((row) => row.id === id) : (data as AnyRow)
}

/** Rolls optimistic columns back, but not what was changed since. */
const rolledBack = (change: { now: unknown; before: unknown; id: number; columns: object }) => {
  const { now, before, id, columns } = change
  const old = now ? rowIn(before, id) : undefined
  if (!old) return now
  const restore = (row: AnyRow): AnyRow => {
    const names = Object.keys(columns).filter((name) => columnOf(row, name) === columnOf(columns, name))
    return { ...row, ...Object.fromEntries(names.map((name) => [name, columnOf(old, name)])) }
  }
  const page = now as Page<AnyRow>
  if (!Array.isArray(page.data)) return restore(now as AnyRow)
  return { ...page, data: page.data.map((row) => (row.id === id ? restore(row) : row)) }
}
