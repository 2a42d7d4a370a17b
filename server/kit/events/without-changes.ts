import type { AnyTableContract } from '@mainstreet/shared/contract'
import { contracts, type TablePath } from '@mainstreet/shared/services'
import type { Change } from '../service/work'

type Row = Record<string, unknown>

const undone = (rows: readonly Row[], { id, before }: Change): Row[] => {
  const others = rows.filter((row) => row.id !== id)
  return before ? [...others, before] : others
}

/** A parent as it was before changes to its nested rows, whose own columns stayed as they are. */
export const withoutChanges = (row: Row, path: string, changes: readonly Change[]): Row => {
  const { embeds } = contracts[path as TablePath] as AnyTableContract
  const before: Row = { ...row }
  for (const [name, child] of Object.entries(embeds)) {
    const own = changes.filter((change) => {
      const nested = change.after ?? change.before
      return change.path === child.path && nested?.[child.parent!.key] === row.id
    })
    if (own.length) before[name] = own.reduceRight(undone, row[name] as readonly Row[])
  }
  return before
}
