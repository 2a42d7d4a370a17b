import { contractOf, tablePaths, type TablePath } from '@mainstreet/shared/services'
import type { Knex } from 'knex'
import type { Change } from './change-log'
import { tableOf } from './selection'

interface Answered {
  sql?: string
  response?: { rowCount?: number | null }
}

const write = /\b(?:insert\s+into|update|delete\s+from)\s+(?:only\s+)?"?(\w+)"?/gi

const watched = new Map(
  tablePaths
    .map(contractOf)
    .filter(({ live }) => live)
    .map((contract) => [tableOf(contract), contract.path]),
)

/** Notes which watched tables a transaction writes to, by whichever statement; `check` throws for one whose change was not logged. */
export const watchWrites = (trx: Knex.Transaction) => {
  const written = new Map<string, string>()
  const excused = new Set<string>()
  trx.on('query-response', (_rows: unknown, { sql = '', response }: Answered) => {
    if (!response?.rowCount) return
    for (const [, table = ''] of sql.matchAll(write)) {
      const path = watched.get(table)
      if (path) written.set(path, sql)
    }
  })
  return {
    /** What was written to this table is in no record. */
    excuse: (path: TablePath): void => void excused.add(path),

    check(changes: readonly Change[]): void {
      const logged = new Set<string>(changes.map(({ path }) => path))
      for (const [path, sql] of written)
        if (!logged.has(path) && !excused.has(path))
          throw new Error(`${path} was written without work.changed: ${sql}`)
    },
  }
}
