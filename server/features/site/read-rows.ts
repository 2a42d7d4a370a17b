import { maxLimit, type Page } from '@mainstreet/shared/paging'
import type { PageReads } from '@mainstreet/shared/rendering'
import type { Row, TablePath } from '@mainstreet/shared/services'

/** One page of rows as a visitor finds them. */
export const readPage = <P extends TablePath>(
  reads: PageReads,
  path: P,
  query: Record<string, unknown>,
): Promise<Page<Row<P>>> => reads.find(path, query) as Promise<Page<Row<P>>>

/** A row as a visitor gets it; undefined where there is none for visitors of this site. */
export const readRow = async <P extends TablePath>(
  reads: PageReads,
  path: P,
  id: number,
): Promise<Row<P> | undefined> => {
  try {
    return (await reads.get(path, id)) as Row<P>
  } catch (error) {
    if ((error as { code?: number }).code === 404) return undefined
    throw error
  }
}

/** All rows of a service, newest first, until there are `most`. */
export const readAll = async <P extends TablePath>(
  reads: PageReads,
  path: P,
  { most, ...query }: Record<string, unknown> & { most: number },
): Promise<Row<P>[]> => {
  const rows: Row<P>[] = []
  for (let total = Infinity; rows.length < Math.min(total, most);) {
    const asked = { ...query, $sort: { id: -1 }, $limit: maxLimit, $skip: rows.length }
    const page = await readPage(reads, path, asked)
    if (page.data.length === 0) break
    total = page.total
    rows.push(...page.data)
  }
  return rows
}

/** All rows, as far as one answer holds them; asked as the pages ask, so that one read serves both. */
export const allRows = { $sort: { id: -1 }, $limit: maxLimit, $skip: 0 } as const
