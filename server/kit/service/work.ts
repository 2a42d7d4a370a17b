import type { Knex } from 'knex'
import type { Database } from '../database/database'

type Row = Record<string, unknown>

/** One written row, as everybody who watches its service will hear of it. */
export interface Change {
  path: string
  event: 'created' | 'updated' | 'patched' | 'removed'
  id: number
  customerId: number
  /** The row as it was; null when new. */
  before: Row | null
  /** The row as it is; null when gone. */
  after: Row | null
  /** For children: whether the parent was public before the work and is after it, which then decides for the child. */
  publicParent?: { before: boolean; after: boolean }
}

/** One transaction: what happens in it is written, announced and mailed together, or not at all. */
export interface Work {
  trx: Knex.Transaction
  /** The moment the work began, one for all its rows. */
  now: Date
  changes: Change[]
  /** Parents whose nested rows changed: announced once, as they are at the end. */
  touched: Map<string, { path: string; id: number }>
  /** Runs when the transaction has been committed; never after a rollback. */
  afterCommit(run: () => void): void
}

/** What happens to a work's changes at its end: `settle` inside the transaction, `announce` after its commit. */
export interface Publisher {
  settle(work: Work): Promise<void>
  announce(changes: readonly Change[]): void
}

/** Runs a function as one work and answers its result. */
export type RunWork = <T>(run: (work: Work) => Promise<T>) => Promise<T>

/** Binds works to a database and to whoever announces their changes. */
export const createRunWork =
  (database: Database, announcer: Publisher): RunWork =>
  async (run) => {
    const committed: (() => void)[] = []
    const changes: Change[] = []
    const result = await database.knex.transaction(async (trx) => {
      const work: Work = {
        trx,
        now: new Date(),
        changes,
        touched: new Map(),
        afterCommit: (each) => void committed.push(each),
      }
      const answer = await run(work)
      await announcer.settle(work)
      return answer
    })
    announcer.announce(changes)
    for (const each of committed) each()
    return result
  }
