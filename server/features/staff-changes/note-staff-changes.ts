import type { StaffChange } from '@mainstreet/shared/contracts/staff-changes'
import type { NoteChanges } from '../../kit/service/work'
import { describeChange } from './describe-change'

const path = 'staff-changes'

type Row = Omit<StaffChange, 'createdAt'> & { createdAt: Date }

/** Writes down what staff change, in the very work that changes it: it is kept exactly when that is. */
export const noteStaffChanges: NoteChanges = async (work, changes, caller) => {
  if (caller?.role !== 'staff') return
  const described = changes.flatMap((change) => describeChange(change) ?? [])
  if (described.length === 0) return
  const { userId } = caller
  const user = await work.trx('users').where({ id: userId }).first('name', 'email')
  const userName = user?.name || user?.email || `#${userId}`
  const rows: Row[] = await work
    .trx('staff_changes')
    .insert(
      described.map((each) => ({
        ...each,
        userId,
        userName,
        changes: JSON.stringify(each.changes),
        createdAt: work.now,
      })),
    )
    .returning('*')
  for (const row of rows)
    work.changed(path, { before: null, after: { ...row, createdAt: row.createdAt.toISOString() } })
}
