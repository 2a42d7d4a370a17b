import type { AnyRecord } from '@mainstreet/shared/contract'
import { parentOf } from '@mainstreet/shared/parent-of'
import { contractOf, type TablePath } from '@mainstreet/shared/services'
import { accountOfRow, type Change, type ChangeLog } from '../service/change-log'
import { isVisible } from './published-events'

const withoutChange = (rows: readonly AnyRecord[], { id, before }: Change): AnyRecord[] => {
  const others = rows.filter((row) => row.id !== id)
  return before ? [...others, before] : others
}

/** A parent as it was before changes to its nested rows, whose own columns stayed as they are. */
const withoutChanges = (row: AnyRecord, path: TablePath, changes: readonly Change[]): AnyRecord => {
  const { embeds } = contractOf(path)
  const before: AnyRecord = { ...row }
  for (const [name, child] of Object.entries(embeds)) {
    const own = changes.filter((change) => {
      const nested = change.after ?? change.before
      return change.path === child.path && nested?.[child.parent!.key] === row.id
    })
    if (own.length) before[name] = own.reduceRight(withoutChange, row[name] as readonly AnyRecord[])
  }
  return before
}

/** Adds the changes of parents whose nested rows changed: those of a service are read together, at the end of the work. */
export const addParentChanges = async (
  { changes, parents }: ChangeLog,
  read: (path: TablePath, ids: readonly number[]) => Promise<AnyRecord[]>,
): Promise<void> => {
  const logged = new Set(changes.map(({ path, id }) => `${path} ${id}`))
  const idsByPath = new Map<TablePath, number[]>()
  for (const [key, { path, id }] of parents)
    if (!logged.has(key)) idsByPath.set(path, [...(idsByPath.get(path) ?? []), id])
  for (const [path, ids] of idsByPath)
    for (const row of await read(path, ids)) {
      const customerId = accountOfRow(path, row)
      const before = withoutChanges(row, path, changes)
      changes.push({ path, event: 'patched', id: row.id, customerId, before, after: row })
    }
}

/** Notes on each change of a child whether its changed parent was public and is. */
export const addParentVisibility = (changes: readonly Change[]): void => {
  const byKey = new Map(changes.map((change) => [`${change.path} ${change.id}`, change]))
  for (const change of changes) {
    const parent = parentOf(contractOf(change.path))
    const row = change.after ?? change.before
    const parentChange = parent && byKey.get(`${parent.path} ${row?.[parent.key]}`)
    if (!parentChange) continue
    const before = isVisible(parentChange, 'before')
    change.publicParent = { before, after: isVisible(parentChange, 'after') }
  }
}
