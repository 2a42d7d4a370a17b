import type { TablePath } from '@mainstreet/shared/services'
import type { Knex } from 'knex'
import type { Database } from '../database/database'
import { createChangeLog, type Change, type ChangeLog, type BeforeAfter } from './change-log'
import type { Caller } from './caller/caller'
import { watchWrites, type TableWrite } from './watch-writes'

/** One transaction: what happens in it is written, published and mailed together, or not at all. */
export interface Work {
  trx: Knex.Transaction
  caller: Caller
  /** The moment the work began, one for all its rows. */
  now: Date
  /** Where what it writes comes from, when not from what a person does; for rows that say why they changed. */
  cause?: 'import'
  /** Says what a write has changed; a test whose work writes with `trx` and does not call it fails. */
  changed<P extends TablePath>(path: P, change: BeforeAfter<P>): void
  /** Says that what was written there is in no record yet, such as an unpaid order. */
  unseen(path: TablePath): void
  /** Runs when the transaction has been committed; never after a rollback. */
  afterCommit(run: () => void): void
}

/** What happens to a work's changes at its end: `settle` inside the transaction, `publish` after its commit. */
export interface Publisher {
  settle(work: Work, log: ChangeLog): Promise<void>
  publish(changes: readonly Change[]): void
}

/** What a work has written: its changes, and what staff wrote that is in none of them. */
export interface WorkWrites {
  changes: readonly Change[]
  others: readonly TableWrite[]
}

/** Writes down, at the end of a work and within it, what somebody has changed. */
export type NoteChanges = (work: Work, written: WorkWrites) => Promise<void>

/** Runs a function as one work of whoever has called for it, and answers its result. */
export type RunWork = <T>(caller: Caller, run: (work: Work) => Promise<T>) => Promise<T>

/** Binds works to a database and to the publisher of their changes. */
export const createRunWork =
  (database: Database, publisher: Publisher, notes: readonly NoteChanges[] = []): RunWork =>
  async (caller, run) => {
    const committed: (() => void)[] = []
    const log = createChangeLog()
    const named = new Set<string>()
    const result = await database.knex.transaction(async (trx) => {
      const writesBeside = caller.role === 'staff' ? watchWrites(trx) : () => []
      const work: Work = {
        trx,
        caller,
        now: new Date(),
        changed: log.changed,
        unseen: (path) => void named.add(path),
        afterCommit: (each) => void committed.push(each),
      }
      const answer = await run(work)
      for (const { path } of log.changes) named.add(path)
      const written = { changes: [...log.changes], others: writesBeside(named) }
      for (const note of notes) await note(work, written)
      await publisher.settle(work, log)
      return answer
    })
    publisher.publish(log.changes)
    for (const each of committed) each()
    return result
  }

declare module '../../declarations' {
  interface Configuration {
    /** Called within each work, at its end, with all that it has written. */
    changeNotes: NoteChanges[]
    /** Runs a function as one transaction whose changes are published after its commit. */
    runWork: RunWork
  }
}
