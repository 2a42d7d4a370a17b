import type { Account } from '@mainstreet/shared/contracts/account'
import type { AnyTableContract } from '@mainstreet/shared/contract'
import { contracts, type TablePath } from '@mainstreet/shared/services'
import { factories } from '../server/test/factories'
import type { Client } from '../server/test/as'
import type { TestApp } from '../server/test/create-test-app'

/** One attack by script: the same text in several lengths, the longest first. */
export type Attack = readonly string[]

/** Every row an attack is written into, by the path of its service. */
export type Rows = ReadonlyMap<TablePath, number>

// What is written elsewhere or by nobody: keys and users have no page, visits are counted.
const elsewhere: readonly string[] = ['api-keys', 'users', 'profile-analytics', 'market-stats']

const tables = Object.values(contracts).filter((contract) => contract.kind === 'table') as AnyTableContract[]

const attacked = tables.filter(
  ({ path, access }) => !elsewhere.includes(path) && access.owner.methods.includes('patch'),
)

interface Schema {
  type?: string | string[]
  maxLength?: number
}

/** The text columns an owner may write, with the longest text each takes. */
const textColumns = ({ record, writable, access }: AnyTableContract): [string, number][] =>
  (access.owner.writable ?? writable).flatMap((column): [string, number][] => {
    const { type, maxLength = 1000 } = (record.properties[column] ?? {}) as Schema
    return [type].flat().includes('string') ? [[column, maxLength]] : []
  })

/** The longest of an attack's texts that a column takes. */
export const fitting = (attack: Attack, maxLength: number): string =>
  attack.find(({ length }) => length <= maxLength) ?? attack.at(-1)!.slice(0, maxLength)

/** One row of every service whose rows an owner edits. */
export const createRows = async (app: TestApp, account: Account): Promise<Rows> => {
  const rows = new Map<TablePath, number>()
  for (const { path, tenantColumn } of attacked) {
    const { data } = await app
      .service(path as 'account')
      .find({ query: { [tenantColumn]: account.id, $limit: 1, $sort: { id: 1 } } })
    const { id } = data[0] ?? (await factories[path as TablePath](app, account))
    rows.set(path as TablePath, id)
  }
  return rows
}

/** What became of an attack: columns that took it, and columns whose refusal does not say what it refuses. */
export interface Outcome {
  stored: string[]
  unexplained: string[]
}

/** Writes an attack into every text column of every row, one column at a time, as the owner. */
export const attackFields = async (owner: Client, rows: Rows, attack: Attack): Promise<Outcome> => {
  const outcome: Outcome = { stored: [], unexplained: [] }
  for (const table of attacked) {
    for (const [column, maxLength] of textColumns(table)) {
      const body = { [column]: fitting(attack, maxLength) }
      const answer = await owner.patch(`${table.path}/${rows.get(table.path as TablePath)}`, body)
      const name = `${table.path}.${column}`
      const { errors = {}, message = '' } = answer.body as { errors?: object; message?: string }
      const named = column in errors || message.includes(column)
      if (answer.status === 200) outcome.stored.push(name)
      else if (answer.status >= 500 || !named)
        outcome.unexplained.push(`${name}: ${answer.status} ${message}`)
    }
  }
  return outcome
}
