import type { AnyRecord, AnyTableContract } from '@mainstreet/shared/contract'
import { parentOf } from '@mainstreet/shared/parent-of'
import { contractOf, type TablePath } from '@mainstreet/shared/services'
import type { Application } from '../../../declarations'
import { accountsOf, type Caller } from './caller'
import { tableOf } from '../stored-row'

/** Finds the account of the row at a path. */
export type AccountOf = (path: TablePath, id: number) => Promise<number | undefined>

/** Finds accounts of rows in an application's database. */
export const accountOf =
  (app: Application): AccountOf =>
  async (path, id) => {
    const { knex } = app.get('database')
    const contract = contractOf(path)
    const row = await knex<AnyRecord>(tableOf(contract)).where({ id }).first(contract.tenantColumn)
    return row?.[contract.tenantColumn] as number | undefined
  }

interface NewChild {
  contract: AnyTableContract
  caller: Caller
  columns: Record<string, unknown>
}

/** The account of a new child whose body names its parent only, for callers with more than one; undefined where it is not theirs. */
export const accountOfParent = async (
  { contract, caller, columns }: NewChild,
  accountOf: AccountOf,
): Promise<number | undefined> => {
  const own = accountsOf(caller)
  const parent = parentOf(contract)
  const parentId = parent && columns[parent.key]
  if (!parent || typeof parentId !== 'number' || caller.role === 'visitor' || own?.length === 1)
    return undefined
  const account = await accountOf(parent.path, parentId)
  // An answer must not show that another account's row exists.
  return account !== undefined && (own?.includes(account) ?? true) ? account : undefined
}
