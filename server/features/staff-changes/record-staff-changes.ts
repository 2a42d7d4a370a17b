import { nameOfCaller } from '../../kit/service/caller/name-of-caller'
import type { NoteChanges } from '../../kit/service/work'
import type { Change } from '../../kit/service/change-log'
import { describeChange } from './describe-change'
import { describeWrite } from './describe-write'

const path = 'staff-changes'

/** The account that all of a work was about; null where there were several, or none. */
const oneAccountOf = (changes: readonly Change[]): number | null => {
  const [first, ...others] = new Set(changes.map(({ customerId }) => customerId))
  return first !== undefined && others.length === 0 ? first : null
}

/** Writes down what staff change, in the very work that changes it: it is kept exactly when that is. */
export const recordStaffChanges: NoteChanges = async (work, { changes, others }) => {
  const { caller } = work
  if (caller.role !== 'staff') return
  const customerId = oneAccountOf(changes)
  const described = [
    ...changes.flatMap((change) => describeChange(change) ?? []),
    ...others.flatMap((each) => describeWrite(each) ?? []).map((each) => ({ ...each, customerId })),
  ]
  if (described.length === 0) return
  const { userId } = caller
  const userName = (await nameOfCaller(work.trx, caller)) || `#${userId}`
  const rows = await work
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
  for (const { updatedAt: _written, ...row } of rows)
    work.changed(path, { before: null, after: { ...row, createdAt: row.createdAt.toISOString() } })
}
