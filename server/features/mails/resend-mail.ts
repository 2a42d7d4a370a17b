import { Conflict } from '@feathersjs/errors'
import { maxResends, resendMailOperation } from '@mainstreet/shared/contracts/orders/mails'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import { queueMail, table, type MailWork } from '../../kit/mail/outbox'
import { operationService } from '../../kit/service/define-service'
import { readListedMail, readOwnMail } from './own-mail'

/** Queues what a mail says once more, under the mail that was the first of its kind; each of these counts. */
const resendCopy = async (work: MailWork, id: number): Promise<number> => {
  const asked = await readListedMail(work.trx, id)
  // Locked, so that two who press at once are one.
  const first = asked.resentFrom ? await readListedMail(work.trx, asked.resentFrom) : asked
  const others = await work.trx(table).where({ resentFrom: first.id }).select('status')
  if ([first, ...others].some(({ status }) => status === 'queued'))
    throw new Conflict(refusal('mail-waiting'))
  if (others.length >= maxResends) throw new Conflict(refusal('mail-sent-often', { max: maxResends }))
  const { kind, to, subject, content, customerId, orderId, fromName, replyTo } = first
  const copy = { kind, to, subject, content, customerId, orderId, fromName, replyTo }
  const dedupeKey = `resend:${first.id}:${others.length + 1}`
  const queued = await queueMail(work, { ...copy, resentFrom: first.id, dedupeKey })
  if (queued === undefined) throw new Conflict(refusal('mail-waiting'))
  return queued
}

/** Sends one of the caller's mails again, to whom it went. */
export const resendMail = operationService(resendMailOperation, (app) => async ({ id }, call) => {
  const { customerId } = await readOwnMail(app, id, call)
  await app.get('limits').limit('mails-account', customerId)
  return { ok: true as const, id: await app.get('runWork')(call.caller, (work) => resendCopy(work, id)) }
})
