import type { Application } from '../../declarations'
import type { Work } from '../../kit/service/work'
import { readMailSender, type MailSender } from '../../kit/mail/mail-sender'
import type { WrittenMail } from '../../kit/mail/business-mail'
import { queueNews } from '../../kit/notices/queue-news'

interface ToHome {
  customerId: number
  /** The condolence, where it is a new one. */
  id?: number
  /** Who has written, where somebody has. */
  replyTo?: string
  /** Undefined where this one is not mailed. */
  write: (sender: MailSender) => WrittenMail | undefined
}

/** Mails a funeral home about a condolence; one without owners finds it in its dashboard. */
export const mailFuneralHome = async (
  app: Application,
  work: Work,
  { customerId, id, replyTo = '', write }: ToHome,
) => {
  const sender = await readMailSender(app, work.trx, customerId)
  const written = sender && write(sender)
  if (!written) return
  const about = { about: 'condolence', kind: 'condolence', replyTo } as const
  await queueNews({ app, work, sender }, { ...about, id, ...written })
}
