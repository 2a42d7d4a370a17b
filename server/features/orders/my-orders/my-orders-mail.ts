import type { Locale } from '@mainstreet/shared/rules/language'
import { businessMail, buttonParts, type WrittenMail } from '../../../kit/mail/business-mail'
import type { MailSender } from '../../../kit/mail/mail-sender'
import { chez } from '../../../kit/text/chez'

interface Words {
  subject(store: string): string
  heading: string
  opening(store: string): string
  until: string
  open: string
  reason(store: string): string
}

const words: Record<Locale, Words> = {
  en: {
    subject: (store) => `Your orders at ${store}`,
    heading: 'Your orders',
    opening: (store) =>
      `Here is all that was ordered at ${store} with this address: receipts, parcels and what is to come.`,
    until: 'The link works for a day. Who has it sees your orders: keep it to yourself.',
    open: 'See my orders',
    reason: (store) =>
      `Somebody typed this address on the site of ${store} to find their orders. If it was not you, nothing needs to be done.`,
  },
  fr: {
    subject: (store) => `Vos commandes ${chez(store)}`,
    heading: 'Vos commandes',
    opening: (store) =>
      `Voici tout ce qui a été commandé ${chez(store)} avec cette adresse\u00a0: reçus, colis et ce qui est à venir.`,
    until: 'Le lien sert pendant une journée. Qui l’a voit vos commandes\u00a0: gardez-le pour vous.',
    open: 'Voir mes commandes',
    reason: (store) =>
      `Quelqu’un a tapé cette adresse sur le site de ${store} pour retrouver ses commandes. Si ce n’était pas vous, il n’y a rien à faire.`,
  },
}

/** What a mail to who looks for their orders is made of; `link` leads to them, where the site has an address. */
export interface MyOrdersFacts {
  sender: MailSender
  link: string | undefined
  language: Locale
}

/** The way to all orders of an address, for whoever has lost theirs. */
export const myOrdersMail = ({ sender, link, language: lang }: MyOrdersFacts): WrittenMail => {
  const texts = words[lang]
  const opening = texts.opening(sender.name)
  return businessMail(sender, {
    lang,
    subject: texts.subject(sender.name),
    heading: texts.heading,
    preview: opening,
    parts: [{ kind: 'text', lines: [opening, texts.until] }, ...buttonParts(texts.open, link)],
    reason: texts.reason(sender.name),
  })
}
