import { positionOf } from '@mainstreet/shared/access'
import type { AccountChange } from '@mainstreet/shared/contracts/account-changes'
import type { Knex } from 'knex'
import type { NoteChanges } from '../../kit/service/work'
import type { Change } from '../../kit/service/change-log'
import type { Caller } from '../../kit/service/caller/caller'
import { describeChange } from './describe-change'
import { describeWrite } from './describe-write'

const path = 'account-changes'

/** What goes along with what people do, and has lists of its own. */
const goesAlong: ReadonlySet<string> = new Set([
  'account-mails',
  'market-import-items',
  'market-import-pictures',
  'automotive-import-rows',
  'webhook-deliveries',
])

/** Whether somebody has only looked at it. */
const isLook = ({ changes }: { changes: AccountChange['changes'] }) =>
  changes.length > 0 && changes.every(({ column }) => column === 'isRead')

/** The account that all of a work was about; null where there were several, or none. */
const oneAccountOf = (changes: readonly Change[]): number | null => {
  const [first, ...others] = new Set(changes.map(({ customerId }) => customerId))
  return first !== undefined && others.length === 0 ? first : null
}

type Who = Pick<AccountChange, 'userId' | 'role'> & { userName: Knex.Raw }

/** Whose changes are noted, and how they are called; nobody for visitors and our own code. */
const whoOf = (caller: Caller, trx: Knex): Who | undefined => {
  const named = (name: string, id: number) =>
    trx.raw(`coalesce((select ${name} where id = ?), '#' || ?::int)`, [id, id])
  if (caller.role === 'integrator')
    return {
      userId: null,
      role: caller.role,
      userName: named(`nullif(name, '') from api_keys`, caller.keyId),
    }
  if (!('userId' in caller)) return undefined
  const { userId } = caller
  const role = caller.role === 'staff' ? caller.role : positionOf(caller.role)
  return { userId, role, userName: named(`coalesce(nullif(name, ''), nullif(email, '')) from users`, userId) }
}

/** Writes down what people and programs change, in the very work that changes it: it is kept exactly when that is. */
export const recordAccountChanges: NoteChanges = async (work, { changes, others }) => {
  const who = whoOf(work.caller, work.trx)
  // An import keeps a list of its own, of thousands of rows.
  if (!who || work.cause === 'import') return
  const isStaff = who.role === 'staff'
  const customerId = oneAccountOf(changes)
  const told = isStaff ? changes : changes.filter((change) => !goesAlong.has(change.path))
  const described = [
    ...told.flatMap((change) => describeChange(change) ?? []).filter((each) => isStaff || !isLook(each)),
    ...others.flatMap((each) => describeWrite(each) ?? []).map((each) => ({ ...each, customerId })),
  ]
  if (described.length === 0) return
  const rows = await work
    .trx('account_changes')
    .insert(
      described.map((each) => ({
        ...each,
        ...who,
        changes: JSON.stringify(each.changes),
        createdAt: work.now,
      })),
    )
    .returning('*')
  for (const { updatedAt: _written, ...row } of rows)
    work.changed(path, { before: null, after: { ...row, createdAt: row.createdAt.toISOString() } })
}
