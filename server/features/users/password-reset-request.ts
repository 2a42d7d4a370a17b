import { setTimeout as pause } from 'node:timers/promises'
import { requestPasswordReset } from '@mainstreet/shared/contracts/users'
import type { Locale } from '@mainstreet/shared/rules/language'
import { server } from '../../kit/service/caller/caller'
import type { Application } from '../../declarations'
import type { MailPart } from '../../kit/mail/mail-content'
import { queueMail } from '../../kit/mail/outbox'
import { operationService } from '../../kit/service/define-service'
import { createPasswordLink } from './password-link'
import { platformMail } from './platform-mail'
import { signInAddress } from './sign-in-address'
import { userLocale } from './user-locale'

const hourMs = 3600 * 1000
// Longer than queueing a mail takes, so that the time taken does not show whether one was queued.
const answerAfterMs = 200

const words: Record<Locale, { subject: string; asked: string; choose: string; notYou: string }> = {
  en: {
    subject: 'Choose a new password',
    asked:
      'somebody asked for a new password for your Mainstreet login. To choose one, open this link within an hour:',
    choose: 'Choose a new password',
    notYou: 'If it was not you, there is nothing to do: your password stays as it is.',
  },
  fr: {
    subject: 'Choisissez un nouveau mot de passe',
    asked:
      'quelqu’un a demandé un nouveau mot de passe pour votre accès à Mainstreet. Pour en choisir un, ouvrez ce lien d’ici une heure\u00a0:',
    choose: 'Choisir un nouveau mot de passe',
    notYou: 'Si ce n’était pas vous, il n’y a rien à faire\u00a0: votre mot de passe reste le même.',
  },
}

const resetMail = (lang: Locale, name: string, url: string) => {
  const { subject, asked, choose, notYou } = words[lang]
  const parts: MailPart[] = [
    { kind: 'text', lines: [asked] },
    { kind: 'button', text: choose, url },
    { kind: 'text', lines: [notYou] },
  ]
  return platformMail({ lang, name, subject, parts })
}

const mailLink = async (app: Application, email: string) => {
  const user = await app
    .get('database')
    .knex('users')
    .where({ email, disabled: false })
    .first('id', 'name', 'email', 'customerId', 'language')
  if (!user) return
  const { origin } = await signInAddress(app, user.customerId)
  const lang = await userLocale(app, user)
  await app.get('runWork')(server, async (work) => {
    const { url, dedupeKey } = await createPasswordLink(user.id, { origin, validMs: hourMs }, work)
    const written = resetMail(lang, user.name, url)
    // Without an account: its other owners could read the link in their list of mails.
    await queueMail(work, { kind: 'password-reset', to: user.email, dedupeKey, ...written })
  })
}

/** Mails a link to choose a new password; the answer does not show whether the address is known. */
export const passwordResetRequest = operationService(requestPasswordReset, (app) => async (input, call) => {
  const email = input.email.trim().toLowerCase()
  await app.get('limits').limitAddress('reset-address', call.address)
  await app.get('limits').limit('reset-name', email)
  await Promise.all([mailLink(app, email), pause(answerAfterMs)])
  return { ok: true as const }
})
