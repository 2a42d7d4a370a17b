import type { AnyRecord } from '@mainstreet/shared/contract'
import { contractOf, type TablePath } from '@mainstreet/shared/services'
import type { Change } from '../service/change-log'

const undone = (rows: readonly AnyRecord[], { id, before }: Change): AnyRecord[] => {
  const others = rows.filter((row) => row.id !== id)
  return before ? [...others, before] : others
}

/** A parent as it was before changes to its nested rows, whose own columns stayed as they are. */
export const withoutChanges = (row: AnyRecord, path: TablePath, changes: readonly Change[]): AnyRecord => {
  const { embeds } = contractOf(path)
  const before: AnyRecord = { ...row }
  for (const [name, child] of Object.entries(embeds)) {
    const own = changes.filter((change) => {
      const nested = change.after ?? change.before
      return change.path === child.path && nested?.[child.parent!.key] === row.id
    })
    if (own.length) before[name] = own.reduceRight(undone, row[name] as readonly AnyRecord[])
  }
  return before
}
