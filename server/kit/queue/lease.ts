import { randomUUID } from 'node:crypto'
import type { Application } from '../../declarations'
import type { Rows } from '../database/rows'

type Bindings = Record<string, string | number | Date | string[] | number[]>

/** Rows that are each worked on by one process at a time; one that dies is followed by another when its lease has ended. */
export interface Leased {
  table: string
  /** The column that tells its rows apart; `id` unless said. */
  key?: string
  /** The column that says until when whoever holds a row counts as alive; `leasedUntil` unless said. */
  until?: string
  /** The column that holds a name of each claim's own; without it, whoever has the row takes it for held. */
  by?: string
  leaseMs: number
  /** How often it is renewed, where the work may take longer than the lease. */
  renewMs?: number
  /** What waits, as SQL in which a row of the table is called `task`, and what else stands beside it. */
  due: string
  join?: string
  order?: string
  /** How many are claimed at once; one unless said. */
  limit?: number
  /** What a claim changes beside the lease. */
  set?: string
  /** The columns that a claim answers; the key and the claim unless said. */
  returning?: string
}

/** Claims, renews and gives back the leases of a table's rows. */
export const createLease = <Task extends object>(app: Application, leased: Leased) => {
  const { table, key = 'id', until = 'leasedUntil', by, leaseMs, renewMs = leaseMs } = leased
  const { due, join = '', order = `task."${key}"`, limit = 1, set } = leased
  const names = by ? [key, by] : [key]
  const { returning = names.map((name) => `"${name}"`).join() } = leased
  const { knex } = app.get('database')
  const setters = [`"${until}" = :end`, ...(by ? [`"${by}" = :claim`] : []), ...(set ? [set] : [])]
  // The list is made once, whatever the plan: a row of it is locked, and has been found free under that lock.
  const claimSql = `update ${table} set ${setters.join(', ')} where "${key}" = any(array(
      select task."${key}" from ${table} task ${join}
      where (${due}) and (task."${until}" is null or task."${until}" <= :now)
      order by ${order} limit ${limit} for update of task skip locked))
    returning ${returning}`

  const end = (now = new Date()) => new Date(now.getTime() + leaseMs)

  const held = (task: Task) => {
    const columns = new Map(Object.entries(task))
    return knex(table).where(Object.fromEntries(names.map((name) => [name, columns.get(name)])))
  }

  return {
    /** Takes what is due and nobody holds. */
    async claim(bindings: Bindings = {}, now = new Date()): Promise<Task[]> {
      const given: Bindings = { ...bindings, now, end: end(now), claim: randomUUID() }
      return (await knex.raw<Rows<Task>>(claimSql, given)).rows
    },

    /** Renews a lease for as long as `run` takes; its signal ends it when another claim has the row, it is gone, or the server stops. */
    async whileHeld<T>(
      task: Task,
      run: (signal: AbortSignal) => Promise<T>,
      stopping?: AbortSignal,
    ): Promise<T> {
      const lost = new AbortController()
      let renewed: Promise<unknown> = Promise.resolve()
      const renew = async () => {
        if ((await held(task).update({ [until]: end() })) === 0) lost.abort()
      }
      const renewing = setInterval(() => {
        // Not the end of it: a lease ends by itself.
        renewed = renew().catch((err: unknown) => app.get('log').warn({ err, table }, 'lease not renewed'))
      }, renewMs)
      try {
        return await run(AbortSignal.any(stopping ? [lost.signal, stopping] : [lost.signal]))
      } finally {
        clearInterval(renewing)
        await renewed
      }
    },

    /** Lets a row go for whoever comes next, unless another claim has it. */
    async release(task: Task, columns: object = {}): Promise<void> {
      await held(task).update({ [until]: null, ...columns })
    },
  }
}
