import type { Knex } from 'knex'
import type { Rows } from './rows'

/** The number of every advisory lock; any will do, as long as it is one lock's alone and stays what it is. */
const numbers = {
  /** Of several servers that start, one migrates. */
  migrations: 720_315_001,
  /** Of several servers that start on an empty database, one seeds the demo. */
  demo: 20_260_101,
  /** Removals of one item's variations, by the item's id. */
  'last-variation': 720_315_004,
  /** Imports that make items of one account, by its id. */
  import: 720_315_005,
  /** Of the staff who change the rates of sales tax, one after the other does. */
  'tax-rates': 720_315_006,
  /** Orders by hand of one account, by its id. */
  'manual-order': 720_315_008,
  /** Orders of one account that are paid to the shop directly, by its id. */
  'unpaid-orders': 720_315_010,
  /** Who asks for the letters of one account, by its id. */
  subscribers: 720_315_011,
  /** Of several servers, one checks the books. */
  audit: 720_315_007,
  /** Of several servers that start, one after the other keeps the values of its sessions for its role. */
  role: 720_315_009,
} as const

type LockName = keyof typeof numbers
/** Locks that there are many of, one for each id. */
type LockOfId = 'last-variation' | 'import' | 'manual-order' | 'unpaid-orders' | 'subscribers'

/** Waits for a lock and holds it until the transaction ends. */
export const lock = async <Name extends Exclude<LockName, 'migrations'>>(
  trx: Knex.Transaction,
  name: Name,
  ...[id]: Name extends LockOfId ? [id: number] : []
): Promise<void> => {
  if (id === undefined) await trx.raw('select pg_advisory_xact_lock(?)', [numbers[name]])
  else await trx.raw('select pg_advisory_xact_lock(?, ?)', [numbers[name], id])
}

/** Tries for a lock that outlives transactions; it is held by the connection that `ask` speaks through. */
export const sessionLock = (
  name: 'migrations',
  ask: (sql: string, bindings: number[]) => Knex.Raw<Rows<{ got: boolean }>>,
) => ({
  /** Whether nobody else holds it, so that this connection now does. */
  async tried(): Promise<boolean> {
    const { rows } = await ask('select pg_try_advisory_lock(?) as got', [numbers[name]])
    return rows[0]!.got
  },

  async release(): Promise<void> {
    await ask('select pg_advisory_unlock(?)', [numbers[name]])
  },
})
