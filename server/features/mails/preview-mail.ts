import { previewMailOperation } from '@mainstreet/shared/contracts/orders/mails'
import { senderOf } from '../../kit/mail/mailer'
import { renderMail } from '../../kit/mail/render-mail'
import { operationService } from '../../kit/service/define-service'
import { readOwnMail } from './own-mail'

/** A name and its address as mail programs show them. */
export const senderText = ({ name, address }: { name: string; address: string }): string =>
  name ? `${name} <${address}>` : address

/** Shows a mail to the business whose it is, as its reader got it. */
export const previewMail = operationService(previewMailOperation, (app) => async ({ id }, call) => {
  const mail = await readOwnMail(app, id, call)
  return {
    ok: true as const,
    subject: mail.subject,
    from: senderText(senderOf(mail.fromName, app.get('settings').mailFrom)),
    replyTo: mail.replyTo ?? '',
    ...renderMail(mail.content, 'dashboard'),
  }
})
