import type { AnyRecord } from '@mainstreet/shared/contract'
import { contractOf, type NewRow, type TablePath } from '@mainstreet/shared/services'
import { tableOf } from '../../kit/service/stored-row'
import type { Work } from '../../kit/service/work'

interface Defaults<P extends TablePath> {
  path: P
  customerId: number
  rows: readonly Omit<NewRow<P>, 'customerId'>[]
}

/** Inserts the rows an account starts with, leaving alone those it has, and says which are new. */
export const insertDefaults = async <P extends TablePath>(
  work: Work,
  { path, customerId, rows }: Defaults<P>,
): Promise<void> => {
  const own = rows.map((row) => ({ ...row, customerId }))
  const inserted = await work
    .trx<AnyRecord>(tableOf(contractOf(path)))
    .insert(own)
    .onConflict()
    .ignore()
    .returning('*')
  for (const after of inserted) work.changed<TablePath>(path, { before: null, after })
}
