import type { QueryClient } from '@tanstack/react-query'
import type { AnyRow } from '../data/row-columns'

type Change = <Row extends AnyRow>(path: string, row: Row) => Row

const isRow = (data: unknown): data is AnyRow => typeof data === 'object' && data !== null && 'id' in data

const isPage = (data: unknown): data is { data: AnyRow[] } =>
  typeof data === 'object' && data !== null && 'data' in data && Array.isArray(data.data)

/** Changes every row that was read, in lists and alone; what the change leaves as it is stays. */
export const draftCachedRows = (client: QueryClient, change: Change) => {
  for (const { queryKey, state } of client.getQueryCache().getAll()) {
    const [path, kind] = queryKey
    const { data } = state
    if (typeof path !== 'string') continue
    if (kind === 'row' && isRow(data)) {
      const next = change(path, data)
      if (next !== data) client.setQueryData(queryKey, next)
    }
    if (kind === 'list' && isPage(data)) {
      const rows = data.data.map((row) => change(path, row))
      if (rows.some((row, index) => row !== data.data[index]))
        client.setQueryData(queryKey, { ...data, data: rows })
    }
  }
}
