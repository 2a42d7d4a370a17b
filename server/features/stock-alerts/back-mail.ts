import type { Locale } from '@mainstreet/shared/rules/language'
import { businessMail, buttonParts, type WrittenMail } from '../../kit/mail/business-mail'
import type { MailSender } from '../../kit/mail/mail-sender'
import { chez } from '../../kit/text/chez'

interface Words {
  subject(title: string, store: string): string
  heading(title: string): string
  back(title: string, store: string): string
  first: string
  open: string
  reason(store: string): string
}

const words: Record<Locale, Words> = {
  en: {
    subject: (title, store) => `${title} is back at ${store}`,
    heading: (title) => `${title} is back`,
    back: (title, store) => `You asked ${store} to tell you when ${title} can be bought again. It can.`,
    first: 'Nothing is put aside for you: who comes first has it.',
    open: 'Look at it',
    reason: (store) =>
      `You asked for this one email on the site of ${store}. Your address has been forgotten with it.`,
  },
  fr: {
    subject: (title, store) => `${title}\u00a0: de retour ${chez(store)}`,
    heading: (title) => `${title}\u00a0: de retour`,
    back: (title, store) =>
      `Vous aviez demandé à être prévenu ${chez(store)}\u00a0: ${title} peut de nouveau être acheté.`,
    first: 'Rien n’est mis de côté\u00a0: premier arrivé, premier servi.',
    open: 'Voir l’article',
    reason: (store) =>
      `Vous avez demandé ce seul courriel sur le site de ${store}. Votre adresse a été oubliée avec son envoi.`,
  },
}

/** What a mail about a thing that is back is made of; its link leads to the thing, where there is an address. */
export interface BackFacts {
  title: string
  /** Which of several; empty for a thing of one kind. */
  kind: string
  language: Locale
  sender: MailSender
  link?: string
}

/** The one mail that was asked for: it can be bought again. */
export const backMail = ({ title, kind, language: lang, sender, link }: BackFacts): WrittenMail => {
  const texts = words[lang]
  const thing = kind ? `${title} (${kind})` : title
  const opening = texts.back(thing, sender.name)
  return businessMail(sender, {
    lang,
    subject: texts.subject(title, sender.name),
    heading: texts.heading(title),
    preview: opening,
    parts: [{ kind: 'text', lines: [opening, texts.first] }, ...buttonParts(texts.open, link)],
    reason: texts.reason(sender.name),
  })
}
