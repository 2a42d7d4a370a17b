import type { Application } from '../../declarations'
import { oneLine } from '../../kit/mail/mail-content'
import { queueMails, toEach, type Mail } from '../../kit/mail/outbox'
import type { Work } from '../../kit/service/work'
import { readMailSender, type MailSender } from '../store/mail-sender'

interface ToHome {
  customerId: number
  /** Who has written, where somebody has. */
  replyTo?: string
  /** Undefined where this one is not mailed. */
  write: (sender: MailSender) => Pick<Mail, 'subject' | 'content'> | undefined
}

/** Mails a funeral home about a condolence; one without owners finds it in its dashboard. */
export const mailHome = async (app: Application, work: Work, { customerId, replyTo, write }: ToHome) => {
  const sender = await readMailSender(app, work.trx, customerId)
  const written = sender && write(sender)
  if (!written) return
  const mail = {
    kind: 'condolence',
    customerId,
    replyTo,
    fromName: oneLine(sender.name),
    ...written,
  }
  await queueMails(work, toEach(mail, sender.messagesTo))
}
