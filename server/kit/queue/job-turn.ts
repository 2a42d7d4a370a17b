import { minuteMs } from '@mainstreet/shared/rules/time/durations'
import type { Application } from '../../declarations'
import type { Table } from '../service/stored-row'
import { createLease } from './lease'

/** The turns of one job, which several servers have a timer for. */
export interface JobTurn {
  /** Before the first turn of this server. */
  prepare(): Promise<void>
  /** Runs the job, unless another server has this period's turn; answers whether it ran. */
  take(run: (isLost: () => boolean) => Promise<unknown>): Promise<boolean>
}

/** How long after its server died a job waits, at most. */
const leaseMs = minuteMs

// So that the timer which took the last turn does not come a moment too early for the next.
const shareOfPeriod = 0.9

interface TurnRow {
  name: string
  dueAt: Date
  leasedUntil: Date | null
  claim: string | null
}

// The embedded database has no other server.
const alone: JobTurn = {
  async prepare() {},
  async take(run) {
    await run(() => false)
    return true
  },
}

/** Of the servers on one database, one has each turn of a job: whose timer comes first once the period is over, while the last turn has ended. */
export const jobTurn = (app: Application, name: string, everyMs: number): JobTurn => {
  const { engine, knex } = app.get('database')
  if (engine === 'pglite') return alone
  const lease = createLease<{ name: string; claim: string }>(app, {
    table: 'job_turns',
    key: 'name',
    by: 'claim',
    leaseMs,
    renewMs: leaseMs / 3,
    // The clock of the database, which all of them share.
    due: 'task.name = :name and task."dueAt" <= now()',
    set: '"dueAt" = now() + make_interval(secs => :seconds)',
  })
  return {
    async prepare() {
      await knex('job_turns').insert({ name }).onConflict('name').ignore()
    },

    async take(run) {
      const [turn] = await lease.claim({ name, seconds: (everyMs * shareOfPeriod) / 1000 })
      if (!turn) return false
      try {
        await lease.whileHeld(turn, (signal) => run(() => signal.aborted))
      } finally {
        await lease.release(turn)
      }
      return true
    },
  }
}

declare module 'knex/types/tables' {
  interface Tables {
    job_turns: Table<TurnRow>
  }
}
