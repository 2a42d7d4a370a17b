import { NotFound } from '@feathersjs/errors'
import { sendSampleNotice } from '@mainstreet/shared/contracts/phones'
import { refusal } from '@mainstreet/shared/refusals/refusal'
import { backOfficeRoutes } from '@mainstreet/shared/routes'
import type { Locale } from '@mainstreet/shared/rules/language'
import { businessMail, queueBusinessMail } from '../../kit/mail/business-mail'
import { readMailSender } from '../../kit/mail/mail-sender'
import { queuePhoneNotice } from '../../kit/notices/phone-notices'
import { ownTenant } from '../../kit/service/caller/own-tenant'
import { requireUser } from '../../kit/service/caller/require-user'
import { operationService } from '../../kit/service/define-service'

const words: Record<Locale, { subject: string; lines: readonly string[] }> = {
  en: {
    subject: 'This is how you are told',
    lines: ['You have asked for a sample: nothing has happened. News of your business look like this.'],
  },
  fr: {
    subject: 'Voici comment vous êtes avisé',
    lines: [
      'Vous avez demandé un exemple\u00a0: rien ne s’est passé. Les nouvelles de votre entreprise ressemblent à ceci.',
    ],
  },
}

/** Tells the caller alone, whatever was chosen, at once. */
export const sampleNotice = operationService(sendSampleNotice, (app) => async ({ customerId }, call) => {
  const { userId } = requireUser(call.caller, 'Only a user is told of anything.')
  await ownTenant(app, customerId, call)
  const { knex } = app.get('database')
  const sender = await readMailSender(app, knex, customerId)
  const user = await knex('users').where({ id: userId }).first('email', 'language')
  if (!sender || !user) throw new NotFound(refusal('no-account'))
  const lang = user.language ?? sender.ownerLanguage
  const { subject, lines } = words[lang]
  const parts = [{ kind: 'text', lines }] as const
  const mail = businessMail(sender, { lang, subject, heading: subject, parts })
  const phones = await app.get('runWork')(call.caller, async (work) => {
    await queueBusinessMail(work, sender, { kind: 'notice-sample', to: user.email, replyTo: '', ...mail })
    const shown = { title: sender.name, body: subject, path: backOfficeRoutes.dashboard, tag: 'sample' }
    return queuePhoneNotice(work, { userId, customerId, runAt: work.now }, shown)
  })
  return { ok: true as const, to: user.email, phones }
})
