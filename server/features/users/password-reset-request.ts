import { setTimeout as pause } from 'node:timers/promises'
import { requestPasswordReset } from '@mainstreet/shared/contracts/users'
import type { Application } from '../../declarations'
import { queueMail } from '../../kit/mail/outbox'
import { operationService } from '../../kit/service/feature'
import { createPasswordLink } from './password-link'
import { signInAddress } from './sign-in-address'

const hourMs = 3600 * 1000
// Longer than queueing a mail takes, so that the time taken does not show whether one was queued.
const answerAfterMs = 200

const textOf = (name: string, link: string) => `Hello${name ? ` ${name}` : ''},

somebody asked for a new password for your Mainstreet login. To choose one, open this link within an hour:

${link}

If it was not you, there is nothing to do: your password stays as it is.
`

const mailLink = async (app: Application, email: string) => {
  const user = await app
    .get('database')
    .knex('users')
    .where({ email, disabled: false })
    .first('id', 'name', 'email', 'customerId')
  if (!user) return
  const { origin } = await signInAddress(app, user.customerId)
  await app.get('runWork')(async (work) => {
    const link = await createPasswordLink(user.id, { origin, validMs: hourMs }, work)
    // Without an account: its other owners could read the link in their list of mails.
    await queueMail(work.trx, {
      kind: 'password-reset',
      to: user.email,
      subject: 'Choose a new password',
      text: textOf(user.name, link),
    })
  })
}

/** Mails a link to choose a new password; the answer does not show whether the address is known. */
export const passwordResetRequest = operationService(requestPasswordReset, (app) => async (input, call) => {
  const email = input.email.trim().toLowerCase()
  await app.get('limits').limit('reset-address', call.address ?? 'unknown')
  await app.get('limits').limit('reset-name', email)
  await Promise.all([mailLink(app, email), pause(answerAfterMs)])
  return { ok: true as const }
})
