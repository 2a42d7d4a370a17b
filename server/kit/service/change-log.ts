import type { AnyRecord } from '@mainstreet/shared/contract'
import type { RowEvent } from '@mainstreet/shared/row-change'
import { parentOf } from '@mainstreet/shared/parent-of'
import { contractOf, type RecordAt, type TablePath } from '@mainstreet/shared/services'

/** One written row, as its events will show it. */
export interface Change {
  path: TablePath
  event: RowEvent
  id: number
  customerId: number
  /** The row as it was; null when new. */
  before: AnyRecord | null
  /** The row as it is; null when removed. */
  after: AnyRecord | null
  /** For children: whether the parent was public before the work and is after it, which then decides for the child. */
  publicParent?: { before: boolean; after: boolean }
}

/** A row as it was, null when it is new, and as it is now, null when it is removed. */
export interface BeforeAfter<P extends TablePath> {
  before: RecordAt<P> | null
  after: RecordAt<P> | null
  /** A whole record was written in the place of another. */
  isUpdate?: boolean
}

/** What a work has changed so far; only the kit reads it. */
export interface ChangeLog {
  changes: Change[]
  /** Parents whose nested rows changed: published once, as they are at the end. */
  parents: Map<string, { path: TablePath; id: number }>
  changed<P extends TablePath>(path: P, change: BeforeAfter<P>): void
}

/** The account that a row belongs to. */
export const accountOfRow = (path: TablePath, row: AnyRecord): number =>
  // Every table has its tenant column, a number; only users and rows of the platform may have none, and they are not live.
  row[contractOf(path).tenantColumn] as number

const eventOf = ({ before, after, isUpdate }: BeforeAfter<TablePath>): RowEvent => {
  if (!before) return 'created'
  if (!after) return 'removed'
  return isUpdate ? 'updated' : 'patched'
}

/** An empty log. */
export const createChangeLog = (): ChangeLog => {
  const changes: Change[] = []
  const parents: ChangeLog['parents'] = new Map()
  const changed = <P extends TablePath>(path: P, { before, after, isUpdate }: BeforeAfter<P>) => {
    const row: AnyRecord | null = after ?? before
    if (!row) throw new Error(`${path} cannot change from nothing to nothing`)
    const event = eventOf({ before, after, isUpdate })
    changes.push({ path, event, id: row.id, customerId: accountOfRow(path, row), before, after })
    const parent = parentOf(contractOf(path))
    const parentId = parent && row[parent.key]
    if (parent && typeof parentId === 'number')
      parents.set(`${parent.path} ${parentId}`, { path: parent.path, id: parentId })
  }
  return { changes, parents, changed }
}
