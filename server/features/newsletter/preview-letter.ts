import { letterPreview } from '@mainstreet/shared/contracts/newsletter'
import { senderOf } from '../../kit/mail/mailer'
import { renderMail } from '../../kit/mail/render-mail'
import { operationService } from '../../kit/service/define-service'
import { senderText } from '../mails/preview-mail'
import { letterMail } from './letter-mail'
import { countReaders, readOwnLetter } from './own-letter'

/** Shows a letter before it is sent, as its readers get it. */
export const previewLetter = operationService(letterPreview, (app) => async ({ id, language }, call) => {
  const { letter, facts } = await readOwnLetter(app, id, call)
  const { sender } = facts
  const { subject, content } = letterMail(facts, language ?? facts.language, sender.brand.origin || undefined)
  return {
    ok: true as const,
    subject,
    from: senderText(senderOf(sender.name, app.get('settings').mailFrom)),
    replyTo: sender.storeEmail,
    ...renderMail(content, 'dashboard'),
    readers: await countReaders(app, letter.customerId),
  }
})
