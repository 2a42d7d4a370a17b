import { Conflict } from '@feathersjs/errors'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import { removeKeptMails } from '../../kit/mail/mailer'
import { recordMail, table, type QueuedMail } from '../../kit/mail/outbox'
import { mailsOf } from './buyer'
import type { Erasing } from './erasing'

const blank = { to: '', replyTo: null, subject: '', content: null, reason: '' } as const

const checkNoneIsLeaving = async ({ work, buyer, orderIds }: Erasing) => {
  const leaving = await mailsOf(work.trx, buyer, orderIds)
    .where({ status: 'queued' })
    .where('lockedUntil', '>', work.now)
    .first('id')
  if (leaving) throw new Conflict(refusal('buyer-mailed'))
}

/** Erases what there is at this moment, as the database sees it; answers how many. */
const eraseOnce = async (erasing: Erasing): Promise<QueuedMail[]> => {
  const { work, buyer, orderIds } = erasing
  const { trx } = work
  const ids = await mailsOf(trx, buyer, orderIds).orderBy('id').forUpdate().pluck('id')
  await checkNoneIsLeaving(erasing)
  // What has not gone yet never goes.
  const unsent = await trx(table).whereIn('id', ids).where({ status: 'queued' }).delete().returning('*')
  for (const row of unsent) recordMail(work, { before: { ...row, ...blank }, after: null })
  const over = await trx(table).whereIn('id', ids).update(blank).returning('*')
  for (const row of over) recordMail(work, { before: row, after: row })
  return [...unsent, ...over]
}

/** Empties the mails to and about a buyer: that there was one, and when, stays. Answers their ids. */
export const eraseMails = async (erasing: Erasing): Promise<number[]> => {
  const { app, work } = erasing
  const erased: QueuedMail[] = []
  // What somebody was sending again meanwhile is there at the second look.
  for (let last; last === undefined || last.length; erased.push(...last)) last = await eraseOnce(erasing)
  const kept = erased.filter(({ status }) => status === 'kept')
  work.afterCommit(() => {
    removeKeptMails(app.get('settings'), kept).catch((err: unknown) =>
      app.get('log').error({ err, mails: kept.map(({ id }) => id) }, 'files of erased mails stayed'),
    )
  })
  return erased.map(({ id }) => id)
}
