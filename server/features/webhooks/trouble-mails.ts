import type { RecordAt } from '@mainstreet/shared/services'
import { webhookTrialHours } from '@mainstreet/shared/contracts/webhooks'
import type { Locale } from '@mainstreet/shared/rules/language'
import type { Application } from '../../declarations'
import { businessMail } from '../../kit/mail/business-mail'
import { readMailSender } from '../../kit/mail/mail-sender'
import { queueNews } from '../../kit/notices/queue-news'
import type { Work } from '../../kit/service/work'

interface Words {
  subject: string
  givenUp(url: string): readonly string[]
  disabled(url: string): readonly string[]
  where: string
}

const days = webhookTrialHours / 24

const words: Record<Locale, Words> = {
  en: {
    subject: 'Events could not be delivered to your program',
    givenUp: (url) => [
      `An event could not be delivered to ${url}. It was tried for ${days} days and has been given up; later events are still sent.`,
    ],
    disabled: (url) => [
      `${url} has not taken any event for days, so it was switched off: nothing more is sent there until you switch it on again.`,
    ],
    where: 'Dashboard › Integrations shows what was answered, and sends events again.',
  },
  fr: {
    subject: 'Des événements n’ont pas pu être livrés à votre programme',
    givenUp: (url) => [
      `Un événement n’a pas pu être livré à ${url}. Après ${days} jours d’essais, il a été abandonné; les événements suivants sont toujours envoyés.`,
    ],
    disabled: (url) => [
      `${url} n’a reçu aucun événement depuis plusieurs jours et a été désactivée\u00a0: rien n’y sera envoyé jusqu’à ce que vous la réactiviez.`,
    ],
    where: 'Tableau de bord › Intégrations montre les réponses reçues et permet de renvoyer les événements.',
  },
}

interface Trouble {
  endpoint: RecordAt<'webhook-endpoints'>
  isDisabled: boolean
  now: Date
}

/** Tells a business that events were given up, once a day for an endpoint, or that it was switched off. */
export const queueTroubleMails = async (
  app: Application,
  work: Work,
  { endpoint: { id, customerId, url }, isDisabled, now }: Trouble,
): Promise<void> => {
  const sender = await readMailSender(app, work.trx, customerId)
  if (!sender) return
  const what = isDisabled ? 'disabled' : 'givenUp'
  const lang = sender.ownerLanguage
  const { subject, where, ...texts } = words[lang]
  const dedupeKey = `webhook:${what}:${id}:${now.toISOString().slice(0, 10)}`
  const parts = [
    { kind: 'text', lines: texts[what](url) },
    { kind: 'text', lines: [where] },
  ] as const
  const mail = businessMail(sender, { lang, subject, heading: subject, parts })
  await queueNews(
    { app, work, sender },
    { about: 'wrong', kind: 'webhook-trouble', dedupeKey, replyTo: '', ...mail },
  )
}
