import type { AuditRun } from '@mainstreet/shared/contracts/orders/books'
import { minuteMs, hourMs, dayMs } from '@mainstreet/shared/rules/time/durations'
import type { Application } from '../../declarations'
import { lock } from '../../kit/database/advisory-locks'
import type { Table } from '../../kit/service/stored-row'

interface RunRow {
  id: number
  startedAt: Date
  aliveAt: Date
  endedAt: Date | null
  accounts: number
  failures: number
}

/** At night everywhere in Canada, in UTC. */
const nightHour = 8
/** Longer than the checks of one account take. */
const deadAfterMs = 5 * minuteMs

const isRunning = ({ endedAt, aliveAt }: RunRow): boolean =>
  endedAt === null && aliveAt.getTime() > Date.now() - deadAfterMs

const lastNight = (now: number): number =>
  Math.floor((now - nightHour * hourMs) / dayMs) * dayMs + nightHour * hourMs

const newestRun = (db: Application): Promise<RunRow | undefined> =>
  db.get('database').knex('audit_runs').orderBy('id', 'desc').first()

/** The last run, and whether it is still under way in whichever process. */
export const readLastRun = async (
  app: Application,
): Promise<{ isRunning: boolean; lastRun: AuditRun | null }> => {
  const row = await newestRun(app)
  if (!row) return { isRunning: false, lastRun: null }
  const { startedAt, endedAt, accounts, failures } = row
  const lastRun = {
    startedAt: startedAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
    accounts,
    failures,
  }
  return { isRunning: isRunning(row), lastRun }
}

/** Begins a run, unless one is under way, or only where none has begun since last night; answers its id. */
export const beginRun = (app: Application, when: 'now' | 'nightly'): Promise<number | undefined> =>
  app.get('database').knex.transaction(async (trx) => {
    await lock(trx, 'audit')
    const last = await trx('audit_runs').orderBy('id', 'desc').first()
    if (last && isRunning(last)) return undefined
    const isDone = last?.endedAt && last.startedAt.getTime() >= lastNight(Date.now())
    if (when === 'nightly' && isDone) return undefined
    const [row] = await trx('audit_runs').insert({}).returning('id')
    return row!.id
  })

/** Says that a run is alive and how far it is. */
export const recordRun = async (
  app: Application,
  id: number,
  state: Partial<Pick<RunRow, 'accounts' | 'failures' | 'endedAt'>>,
): Promise<void> => {
  await app
    .get('database')
    .knex('audit_runs')
    .where({ id })
    .update({ ...state, aliveAt: new Date() })
}

declare module 'knex/types/tables' {
  interface Tables {
    audit_runs: Table<RunRow>
  }
}
