import { isDeepStrictEqual } from 'node:util'
import type { LifecycleEntry } from '@mainstreet/shared/contracts/lifecycle'
import type { Knex } from 'knex'
import type { Caller } from '../../kit/service/caller/caller'
import { nameOfCaller } from '../../kit/service/caller/name-of-caller'
import type { Table } from '../../kit/service/stored-row'
import type { Work } from '../../kit/service/work'

const shownEntries = 50

interface Entry extends Pick<LifecycleEntry, 'action' | 'reason'> {
  customerId: number
  caller?: Caller
  before?: object
  after?: object
}

/** Notes what was done to an account, by whom and why. */
export const recordLifecycle = async (
  { trx, now }: Work,
  { customerId, caller, before = {}, after = {}, ...entry }: Entry,
): Promise<void> => {
  const account = await trx('account').where({ id: customerId }).first('str_company_name')
  await trx('account_lifecycle_log').insert({
    ...entry,
    customerId,
    name: account?.str_company_name ?? '',
    by: await nameOfCaller(trx, caller),
    at: now,
    before: JSON.stringify(before),
    after: JSON.stringify(after),
  })
}

/** Whether an account still is as an entry has left it. */
export const isStillSo = (account: object, { after }: Pick<LifecycleEntry, 'after'>): boolean =>
  Object.entries(after).every(([name, value]) =>
    isDeepStrictEqual((account as Record<string, unknown>)[name], value),
  )

/** The newest entries of an account's log. */
export const readLifecycleLog = async (db: Knex, customerId: number): Promise<LifecycleEntry[]> => {
  const account = await db('account').where({ id: customerId }).first()
  const rows = await db('account_lifecycle_log')
    .where({ customerId })
    .orderBy('id', 'desc')
    .limit(shownEntries)
  return rows.map(({ id, action, reason, by, at, before, after, undone }) => ({
    id,
    action,
    reason,
    by,
    at: at.toISOString(),
    before,
    after,
    canUndo: action === 'change' && !undone && isStillSo(account ?? {}, { after }),
  }))
}

declare module 'knex/types/tables' {
  interface Tables {
    /** It outlives its account, whose name it keeps. */
    account_lifecycle_log: Table<
      Omit<LifecycleEntry, 'at' | 'canUndo'> & { customerId: number; name: string; at: Date; undone: boolean }
    >
  }
}
