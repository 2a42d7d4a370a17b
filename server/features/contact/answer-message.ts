import { NotFound } from '@feathersjs/errors'
import { answerMessage, type ContactMessage } from '@mainstreet/shared/contracts/site/contact'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import { minuteMs } from '@mainstreet/shared/rules/time/durations'
import { queueBusinessMail } from '../../kit/mail/business-mail'
import { readMailSender } from '../../kit/mail/mail-sender'
import { nameOfCaller } from '../../kit/service/caller/name-of-caller'
import { ownRow } from '../../kit/service/caller/own-row'
import { operationService } from '../../kit/service/define-service'
import { markEarlier } from './contact-messages'
import { mailOfAnswer } from './contact-mails'

const sameForMs = 10 * minuteMs

/** Whoever pressed twice, or whose answer was lost on the way, has sent it once. */
const isSecond = ({ answers }: ContactMessage, text: string, now: Date): boolean =>
  answers.some((each) => each.text === text && now.getTime() - Date.parse(each.at) < sameForMs)

/** Answers a message by mail in the business's name; the message keeps what was answered. */
export const answerMessageOperation = operationService(answerMessage, (app) => async ({ id, text }, call) => {
  const { caller } = call
  const { customerId } = await ownRow(app, 'contact-messages', { id, caller })
  await app.get('limits').limit('contact-account', `owner ${customerId}`)
  const { knex } = app.get('database')
  const sender = await readMailSender(app, knex, customerId)
  if (!sender) throw new NotFound(refusal('no-account'))
  const words = text.trim()
  await app.get('runWork')(caller, async (work) => {
    await work.trx('contact_messages').where({ id }).forUpdate().first('id')
    const service = app.service('contact-messages')
    const message = await service.rowById(id, work)
    if (isSecond(message, words, work.now)) return
    const mail = mailOfAnswer(message, words, sender)
    const about = { kind: 'buyer-message', to: message.email, replyTo: sender.storeEmail } as const
    await queueBusinessMail(work, sender, { ...about, ...mail })
    const answer = { text: words, by: await nameOfCaller(work.trx, caller), at: work.now.toISOString() }
    const answers = [...message.answers, answer]
    const marks = { isAnswered: true, isLater: false, isRead: true }
    await service.rewrite(id, { answers, ...marks }, work)
    await markEarlier(app, { ...message, ...marks }, work)
  })
  return { ok: true as const }
})
