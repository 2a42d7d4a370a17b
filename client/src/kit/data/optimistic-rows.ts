import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { Page } from '@mainstreet/shared/paging'
import { cachedLists } from './cached-lists'
import { rowKey } from './read-keys'
import { columnOf, type AnyRow } from './row-columns'

/** What is cached under the key of a list or of a row. */
type Cached = Page<AnyRow> | AnyRow

interface OptimisticChange {
  path: string
  id: number
  columns: object
}

const isPage = (cached: Cached): cached is Page<AnyRow> => 'data' in cached && Array.isArray(cached.data)

const findRow = (cached: Cached, id: number): AnyRow | undefined =>
  (isPage(cached) ? cached.data : [cached]).find((row) => row.id === id)

const withChange = (cached: Cached, id: number, change: (row: AnyRow) => AnyRow): Cached => {
  const changed = (row: AnyRow) => (row.id === id ? change(row) : row)
  return isPage(cached) ? { ...cached, data: cached.data.map(changed) } : changed(cached)
}

/** Rolls columns back to those of the old row, but not what was changed since. */
const rolledBack = (row: AnyRow, old: AnyRow, columns: object): AnyRow => {
  const names = Object.keys(columns).filter((name) => columnOf(row, name) === columnOf(columns, name))
  return { ...row, ...Object.fromEntries(names.map((name) => [name, columnOf(old, name)])) }
}

/** Shows changed columns of a row before the server has saved them; returns how to roll them back. */
export const applyOptimistically = (client: QueryClient, { path, id, columns }: OptimisticChange) => {
  const keys: QueryKey[] = [rowKey(path, id), ...cachedLists(client, path).map(({ key }) => key)]
  const rollBacks = keys.flatMap((key) => {
    const before = client.getQueryData<Cached>(key)
    const old = before && findRow(before, id)
    if (!old) return []
    client.setQueryData<Cached>(
      key,
      withChange(before, id, (row) => ({ ...row, ...columns })),
    )
    return () =>
      client.setQueryData<Cached>(
        key,
        (now) => now && withChange(now, id, (row) => rolledBack(row, old, columns)),
      )
  })
  return () => rollBacks.forEach((rollBack) => rollBack())
}
