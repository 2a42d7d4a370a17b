import { contractOf, tablePaths } from '@mainstreet/shared/services'
import type { Knex } from 'knex'
import { tableOf } from './stored-row'

interface Answered {
  sql?: string
  response?: { rowCount?: number | null }
}

// Not the locks of `for update` nor the other half of an upsert.
const write = /\b(insert\s+into|update|delete\s+from)\s+(?:only\s+)?"?(?!(?:of|set|skip|nowait)\b)(\w+)"?/gi

const events = { i: 'created', u: 'patched', d: 'removed' } as const

const paths = new Map<string, string>(tablePaths.map((path) => [tableOf(contractOf(path)), path]))

/** Rows of one table that a work wrote. */
export interface TableWrite {
  table: string
  /** The service of the table, or the table itself where it has none. */
  path: string
  event: 'created' | 'patched' | 'removed'
  rows: number
  sql: string
}

/** Watches what a transaction writes, by whichever statement; answers it without what is of the named services. */
export const watchWrites = (trx: Knex.Transaction): ((named: ReadonlySet<string>) => TableWrite[]) => {
  const writes = new Map<string, TableWrite>()
  trx.on('query-response', (_rows: unknown, { sql = '', response }: Answered) => {
    if (!response?.rowCount) return
    for (const [, verb = '', table = ''] of sql.matchAll(write)) {
      const event = events[verb[0]!.toLowerCase() as keyof typeof events]
      const rows = (writes.get(`${event} ${table}`)?.rows ?? 0) + response.rowCount
      writes.set(`${event} ${table}`, { table, path: paths.get(table) ?? table, event, rows, sql })
    }
  })
  return (named) => [...writes.values()].filter(({ path }) => !named.has(path))
}
