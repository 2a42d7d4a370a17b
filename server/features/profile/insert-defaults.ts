import { contracts, type TablePath } from '@mainstreet/shared/services'
import { tableOf } from '../../kit/service/selection'
import type { AnyTableContract } from '@mainstreet/shared/contract'
import type { Work } from '../../kit/service/work'

type Row = Record<string, unknown>

interface Defaults {
  path: TablePath
  customerId: number
  rows: readonly Row[]
}

/** Inserts the rows an account starts with, leaving alone those it has, and reports the new ones. */
export const insertDefaults = async (work: Work, { path, customerId, rows }: Defaults): Promise<void> => {
  const own = rows.map((row) => ({ ...row, customerId }))
  const inserted: Row[] = await work
    .trx(tableOf(contracts[path] as AnyTableContract))
    .insert(own)
    .onConflict()
    .ignore()
    .returning('*')
  for (const after of inserted) {
    work.changes.push({ path, event: 'created', id: after.id as number, customerId, before: null, after })
  }
}
