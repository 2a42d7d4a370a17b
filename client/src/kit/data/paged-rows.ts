import type { Page } from '@mainstreet/shared/paging'
import type { Query } from './rest'
import { columnOf, type AnyRow } from './row-columns'

// Our own pages write the queries: a sort is Feathers' record of 1 and -1.
const sortOf = (query: Query) => query.$sort as Record<string, number> | undefined

/** The columns that decide which rows a query answers, and in which order; undefined where no column alone does. */
const decidingColumns = (query: Query): string[] | undefined => {
  if (['$or', '$and', 'search', 'filter'].some((name) => name in query)) return undefined
  return [...Object.keys(query).filter((name) => !name.startsWith('$')), ...Object.keys(sortOf(query) ?? {})]
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
export const withRow = (
  page: Page<AnyRow>,
  row: AnyRow,
  query: Query,
): { page: Page<AnyRow>; moved: boolean } => {
  const old = page.data.find(({ id }) => id === row.id)
  if (!old) return { page, moved: true }
  const columns = decidingColumns(query)
  const moved =
    !columns || columns.some((name) => name in row && compare(columnOf(old, name), columnOf(row, name)) !== 0)
  const data = page.data.map((each) => (each.id === row.id ? { ...each, ...row } : each))
  return { page: { ...page, data: moved ? inOrder(data, sortOf(query)) : data }, moved }
}

/** A list without a row; the total counts it no more. */
export const withoutRow = (page: Page<AnyRow>, id: number): Page<AnyRow> => {
  const data = page.data.filter((row) => row.id !== id)
  return { ...page, data, total: page.total - (page.data.length - data.length) }
}
