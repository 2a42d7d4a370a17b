import { memberRoles } from '@mainstreet/shared/access'
import { markSeen } from '@mainstreet/shared/contracts/phones'
import type { TablePath } from '@mainstreet/shared/services'
import type { ChangeObserver } from '../../kit/events/publisher'
import { takeBackUnseen } from '../../kit/notices/queue-news'
import { accountsOf, type Caller } from '../../kit/service/caller/caller'
import { operationService } from '../../kit/service/define-service'
import type { Input } from '@mainstreet/shared/services'

type SeenKind = Input<'notice-seen'>['about']

const tables = {
  order: 'account_orders',
  table: 'table_bookings',
  message: 'contact_messages',
  condolence: 'condolences',
} as const

/** Takes back what the next owner would have heard of these rows of the caller's; those of others are left alone. */
export const noticeSeen = operationService(markSeen, (app) => async ({ about, ids }, { caller }) => {
  const own = await app
    .get('database')
    .knex<{ id: number; customerId: number }>(tables[about])
    .whereIn('id', ids)
    .whereIn('customerId', [...(accountsOf(caller) ?? [])])
    .pluck('id')
  await app.get('runWork')(caller, async (work) => {
    for (const id of own) await takeBackUnseen(work, about, id)
  })
  return { ok: true as const }
})

const seenBy: Partial<Record<TablePath, SeenKind>> = {
  'account-orders': 'order',
  'table-bookings': 'table',
  'contact-messages': 'message',
  condolences: 'condolence',
}

const isMember = ({ role }: Caller) => (memberRoles as readonly string[]).includes(role)

/** Whoever of the business changes such a row has seen it. */
export const seenByChange: ChangeObserver = async (work, changes) => {
  if (!isMember(work.caller)) return
  for (const { path, before, after } of changes) {
    const about = seenBy[path]
    if (about && before && after) await takeBackUnseen(work, about, after.id)
  }
}
