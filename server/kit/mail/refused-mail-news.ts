import { backOfficeRoutes, pathTo } from '@mainstreet/shared/routes'
import type { Locale } from '@mainstreet/shared/rules/language'
import type { Application } from '../../declarations'
import { queueNews } from '../notices/queue-news'
import type { Work } from '../service/work'
import { businessMail, buttonParts, dashboardAddress } from './business-mail'
import { readMailSender } from './mail-sender'
import type { QueuedMail } from './outbox'

interface Words {
  /** Without the address, which is not kept where it is not needed. */
  title: (subject: string) => string
  refused: (subject: string, to: string) => string
  answered: string
  cure: string
  open: string
}

const words: Record<Locale, Words> = {
  en: {
    title: (subject) => `Did not arrive: ${subject}`,
    refused: (subject, to) => `“${subject}” could not be delivered to ${to}.`,
    answered: 'The receiving server said',
    cure: 'Look whether the address is right: correct it in the order, and send the email again. Otherwise please call.',
    open: 'Open the order',
  },
  fr: {
    title: (subject) => `Pas arrivé\u00a0: ${subject}`,
    refused: (subject, to) => `«\u00a0${subject}\u00a0» n’a pas pu être livré à ${to}.`,
    answered: 'Le serveur du destinataire a répondu',
    cure: 'Voyez si l’adresse est juste\u00a0: corrigez-la dans la commande et renvoyez le courriel. Sinon, appelez.',
    open: 'Ouvrir la commande',
  },
}

/** Tells a business that one of its mails was refused for good; nothing of mails that are in no list, nor while no mail server is reached. */
export const queueRefusedMailNews = async (
  app: Application,
  work: Work,
  { id, customerId, orderId, to, subject, unlisted, problem, reason }: QueuedMail,
): Promise<void> => {
  if (unlisted || customerId === null || problem !== 'refused') return
  const sender = await readMailSender(app, work.trx, customerId)
  if (!sender) return
  const lang = sender.ownerLanguage
  const texts = words[lang]
  const link = orderId ? dashboardAddress(sender, pathTo(backOfficeRoutes.viewOrder, orderId)) : undefined
  const title = texts.title(subject)
  const mail = businessMail(sender, {
    lang,
    subject: title,
    heading: title,
    parts: [
      { kind: 'text', lines: [texts.refused(subject, to)] },
      ...(reason ? [{ kind: 'quote', title: texts.answered, lines: [reason] } as const] : []),
      { kind: 'text', lines: [texts.cure] },
      ...buttonParts(texts.open, link),
    ],
  })
  await queueNews(
    { app, work, sender },
    { about: 'wrong', kind: 'mail-trouble', dedupeKey: `mail-trouble:${id}`, replyTo: '', ...mail },
  )
}
