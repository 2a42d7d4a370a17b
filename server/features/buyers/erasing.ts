import type { RecordAt, TablePath } from '@mainstreet/shared/services'
import type { Application } from '../../declarations'
import type { Work } from '../../kit/service/work'
import type { Buyer } from './buyer'

/** One erasure: whose, in which work, and the orders that it is about. */
export interface Erasing {
  app: Application
  work: Work
  buyer: Buyer
  orderIds: readonly number[]
}

/** Reports erased rows as they are now. How they were reaches no log and no event: that is what erasing means. */
export const reportErased = <P extends TablePath>(
  work: Work,
  path: P,
  rows: readonly RecordAt<P>[],
): void => {
  // Rows that nobody sees are among them.
  work.unseen(path)
  for (const after of rows) work.changed(path, { before: after, after })
}

/** A caller's own text in SQL, `named` in place of it where it holds the address, which is bound to it. */
export const withoutAddress = (column: string, named: string): string =>
  `case when position(lower(?) in lower("${column}")) > 0 then ${named} else "${column}" end`
