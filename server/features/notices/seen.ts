import { markSeen, seenKinds } from '@mainstreet/shared/contracts/phones'
import { contractOf } from '@mainstreet/shared/services'
import type { ChangeObserver } from '../../kit/events/publisher'
import { noticeRows } from '../../kit/notices/notice-rows'
import { takeBackUnseen } from '../../kit/notices/queue-news'
import { accountsOf, type Caller } from '../../kit/service/caller/caller'
import { operationService } from '../../kit/service/define-service'
import { tableOf } from '../../kit/service/stored-row'

/** Takes back what the next owner would have heard of these rows of the caller's; those of others are left alone. */
export const noticeSeen = operationService(markSeen, (app) => async ({ about, ids }, { caller }) => {
  const own = await app
    .get('database')
    .knex<{ id: number; customerId: number }>(tableOf(contractOf(noticeRows[about])))
    .whereIn('id', ids)
    .whereIn('customerId', [...(accountsOf(caller) ?? [])])
    .pluck('id')
  await app.get('runWork')(caller, async (work) => {
    for (const id of own) await takeBackUnseen(work, about, id)
  })
  return { ok: true as const }
})

const isMember = (caller: Caller) => 'userId' in caller && caller.role !== 'staff'

/** Whoever of the business changes such a row has seen it. */
export const seenByChange: ChangeObserver = async (work, changes) => {
  if (!isMember(work.caller)) return
  for (const { path, before, after } of changes) {
    const about = seenKinds.find((kind) => noticeRows[kind] === path)
    if (about && before && after) await takeBackUnseen(work, about, after.id)
  }
}
