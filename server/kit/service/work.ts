import type { TablePath } from '@mainstreet/shared/services'
import type { Knex } from 'knex'
import type { Database } from '../database/database'
import { createChangeLog, type Change, type ChangeLog, type RowChange } from './change-log'
import type { Caller } from './caller/caller'
import { asCaller, currentCaller } from './caller/current-caller'
import { watchWrites, type UntoldWrite } from './watch-writes'

/** One transaction: what happens in it is written, published and mailed together, or not at all. */
export interface Work {
  trx: Knex.Transaction
  /** The moment the work began, one for all its rows. */
  now: Date
  /** Where what it writes comes from, when not from what a person does; for rows that say why they changed. */
  cause?: 'import'
  /** Says what a write has changed; a work that writes with `trx` and does not call it is rolled back. */
  changed<P extends TablePath>(path: P, change: RowChange<P>): void
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

/** What a work has written: its changes, and what is in none of them. */
export interface Written {
  changes: readonly Change[]
  untold: readonly UntoldWrite[]
}

/** Writes down, at the end of a work and within it, what somebody has changed. */
export type NoteChanges = (work: Work, written: Written, caller: Caller | undefined) => Promise<void>

/** Runs a function as one work and answers its result. */
export type RunWork = <T>(run: (work: Work) => Promise<T>) => Promise<T>

/** Binds works to a database and to the publisher of their changes. */
export const createRunWork =
  (database: Database, publisher: Publisher, notes: readonly NoteChanges[] = []): RunWork =>
  async (run) => {
    const committed: (() => void)[] = []
    const log = createChangeLog()
    const result = await database.knex.transaction(async (trx) => {
      const writes = watchWrites(trx)
      const work: Work = {
        trx,
        now: new Date(),
        changed: log.changed,
        unseen: writes.excuse,
        afterCommit: (each) => void committed.push(each),
      }
      const answer = await run(work)
      writes.check(log.changes)
      const written = { changes: [...log.changes], untold: writes.untold(log.changes) }
      for (const note of notes) await note(work, written, currentCaller())
      await publisher.settle(work, log)
      return answer
    })
    // What it sets off, such as a round of the mails, is for everybody.
    asCaller(undefined, () => {
      publisher.publish(log.changes)
      for (const each of committed) each()
    })
    return result
  }
