import type { Application } from '../../declarations'
import { oneLine } from '../../kit/mail/mail-content'
import { queueMail, type Mail } from '../../kit/mail/outbox'
import type { Work } from '../../kit/service/work'
import { readMailSender, type MailSender } from '../store/mail-sender'

interface ToHome {
  customerId: number
  /** Who has written, where somebody has. */
  replyTo?: string
  write: (sender: MailSender) => Pick<Mail, 'subject' | 'content'>
}

/** Mails a funeral home about a condolence; one without an address finds it in its dashboard. */
export const mailHome = async (app: Application, work: Work, { customerId, replyTo, write }: ToHome) => {
  const account = await work.trx('account').where({ id: customerId }).first('str_email')
  const sender = await readMailSender(app, work.trx, customerId)
  if (!account?.str_email || !sender) return
  await queueMail(work, {
    kind: 'condolence',
    customerId,
    to: account.str_email,
    replyTo,
    fromName: oneLine(sender.name),
    ...write(sender),
  })
}
