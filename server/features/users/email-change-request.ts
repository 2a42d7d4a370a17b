import { setTimeout as pause } from 'node:timers/promises'
import { requestEmailChange } from '@mainstreet/shared/contracts/users'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import { server } from '../../kit/service/caller/caller'
import type { Application } from '../../declarations'
import { queueMail } from '../../kit/mail/outbox'
import { invalid } from '../../kit/service/errors'
import { requireUser } from '../../kit/service/caller/require-user'
import { operationService } from '../../kit/service/define-service'
import { checkOwnPassword } from './check-own-password'
import { createEmailChangeLink } from './email-change-link'
import { askedMail, confirmMail, takenMail } from './email-change-mails'
import { signInAddress } from './sign-in-address'
import { userLocale } from './user-locale'

// Longer than queueing the mails takes, so that the time taken does not show which they are.
const answerAfterMs = 200

const sendMails = async (app: Application, userId: number, to: string) => {
  const user = await app.service('users').get(userId)
  const { origin } = await signInAddress(app, user.customerId)
  const change = { locale: await userLocale(app, user), name: user.name, from: user.email, to, origin }
  await app.get('runWork')(server, async (work) => {
    const taken = await work.trx('users').where({ email: to }).first('id')
    const link = taken ? undefined : await createEmailChangeLink({ userId, email: to }, origin, work)
    await queueMail(work, link === undefined ? takenMail(change) : confirmMail(change, link))
    await queueMail(work, askedMail(change))
  })
}

/** Mails a link to a new address and a notice to the old one; the answer does not show whether the new one is taken. */
export const emailChangeRequest = operationService(requestEmailChange, (app) => async (input, { caller }) => {
  const { userId } = requireUser(caller, 'Only a user has an email address.')
  const email = input.email.trim().toLowerCase()
  await checkOwnPassword(app, userId, { field: 'currentPassword', password: input.currentPassword })
  const own = await app.get('database').knex('users').where({ id: userId, email }).first('id')
  if (own) throw invalid({ email: refusal('own-address') })
  await app.get('limits').limit('email-change-user', userId)
  await app.get('limits').limit('email-change-mailbox', email)
  await Promise.all([sendMails(app, userId, email), pause(answerAfterMs)])
  return { ok: true as const }
})
