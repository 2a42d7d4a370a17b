import type { AnyTableContract } from '@mainstreet/shared/contract'
import { parentOf } from '@mainstreet/shared/parent-of'
import { contractOf } from '@mainstreet/shared/services'
import type { Application } from '../../../declarations'
import { tableOf } from '../stored-row'
import { accountsOf, type Caller } from './caller'

/** Finds the account of a row. */
export type AccountOf = (contract: AnyTableContract, id: number) => Promise<number | undefined>

/** Finds accounts of rows in an application's database. */
export const accountOf =
  (app: Application): AccountOf =>
  async (contract, id) => {
    const { knex } = app.get('database')
    const [account] = await knex(tableOf(contract)).where({ id }).pluck<number[]>(contract.tenantColumn)
    return account
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
  const account = await accountOf(contractOf(parent.path), parentId)
  // An answer must not show that another account's row exists.
  return account !== undefined && (own?.includes(account) ?? true) ? account : undefined
}
