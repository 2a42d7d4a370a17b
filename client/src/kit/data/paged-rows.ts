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

const compareValues = (a: unknown, b: unknown): number => {
  if (a === b) return 0
  if (a === null || a === undefined) return 1
  if (b === null || b === undefined) return -1
  return a < b ? -1 : 1
}

const inOrder = (rows: AnyRow[], sort: Record<string, number> | undefined): AnyRow[] => {
  if (!sort) return rows
  return [...rows].sort((a, b) => {
    for (const [name, direction] of Object.entries(sort)) {
      const difference = compareValues(columnOf(a, name), columnOf(b, name)) * direction
      if (difference !== 0) return difference
    }
    return 0
  })
}

const isTranslation = (name: string) => /translations$/i.test(name)
const isFilled = (value: unknown) =>
  typeof value === 'object' && value !== null && Object.keys(value).length > 0

/** A cached row with what has changed in it. A row that was read in a language has no translations: where the changed one has, it is undefined and to be read again. */
export const mergeRow = (old: object, row: AnyRow): AnyRow | undefined => {
  if (!('translations' in row) || 'translations' in old) return { ...old, ...row }
  const columns = Object.entries(row)
  if ('lang' in old || columns.some(([name, value]) => isTranslation(name) && isFilled(value)))
    return undefined
  const words = Object.fromEntries(columns.filter(([name]) => !isTranslation(name)))
  return { ...old, ...words, id: row.id }
}

/** A list with the row replaced; `moved` when the row may no longer belong there. */
export const withRow = (
  page: Page<AnyRow>,
  row: AnyRow,
  query: Query,
): { page: Page<AnyRow>; moved: boolean } => {
  const old = page.data.find(({ id }) => id === row.id)
  const changed = old && mergeRow(old, row)
  if (!changed) return { page, moved: true }
  const columns = decidingColumns(query)
  const moved =
    !columns ||
    columns.some((name) => name in row && compareValues(columnOf(old, name), columnOf(row, name)) !== 0)
  const data = page.data.map((each) => (each.id === row.id ? changed : each))
  return { page: { ...page, data: moved ? inOrder(data, sortOf(query)) : data }, moved }
}

/** A list without a row; the total counts it no more. */
export const withoutRow = (page: Page<AnyRow>, id: number): Page<AnyRow> => {
  const data = page.data.filter((row) => row.id !== id)
  return { ...page, data, total: page.total - (page.data.length - data.length) }
}
