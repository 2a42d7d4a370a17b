import { contractOf, tablePaths, type TablePath } from '@mainstreet/shared/services'
import type { Knex } from 'knex'
import type { Change } from './change-log'
import { tableOf } from './input/selection'

interface Answered {
  sql?: string
  response?: { rowCount?: number | null }
}

// Not the locks of `for update` nor the other half of an upsert.
const write = /\b(insert\s+into|update|delete\s+from)\s+(?:only\s+)?"?(?!(?:of|set|skip|nowait)\b)(\w+)"?/gi

const events = { i: 'created', u: 'patched', d: 'removed' } as const

const watched = new Map(
  tablePaths
    .map(contractOf)
    .filter(({ live }) => live)
    .map((contract) => [tableOf(contract), contract.path]),
)

const paths = new Map(tablePaths.map((path) => [tableOf(contractOf(path)), path]))

/** Rows of a table that a work wrote without a word: those of no contract, or of one whose changes nobody hears. */
export interface UntoldWrite {
  table: string
  event: 'created' | 'patched' | 'removed'
  rows: number
}

/** Notes which tables a transaction writes to, by whichever statement; `check` throws for a watched one whose change was not logged. */
export const watchWrites = (trx: Knex.Transaction) => {
  const written = new Map<string, string>()
  const all = new Map<string, UntoldWrite>()
  const excused = new Set<string>()
  trx.on('query-response', (_rows: unknown, { sql = '', response }: Answered) => {
    if (!response?.rowCount) return
    for (const [, verb = '', table = ''] of sql.matchAll(write)) {
      const path = watched.get(table)
      if (path) written.set(path, sql)
      const event = events[verb[0]!.toLowerCase() as keyof typeof events]
      const rows = (all.get(`${event} ${table}`)?.rows ?? 0) + response.rowCount
      all.set(`${event} ${table}`, { table, event, rows })
    }
  })
  return {
    /** What was written to this table is in no record. */
    excuse: (path: TablePath): void => void excused.add(path),

    /** What was written and is in none of the changes. */
    untold(changes: readonly Change[]): UntoldWrite[] {
      const told = new Set<string>([...changes.map(({ path }) => path), ...excused])
      return [...all.values()].filter(({ table }) => !told.has(paths.get(table) ?? table))
    },

    check(changes: readonly Change[]): void {
      const logged = new Set<string>(changes.map(({ path }) => path))
      for (const [path, sql] of written)
        if (!logged.has(path) && !excused.has(path))
          throw new Error(`${path} was written without work.changed: ${sql}`)
    },
  }
}
