import type { Locale } from '@mainstreet/shared/rules/language'
import { businessMail, buttonParts, type WrittenMail } from '../../kit/mail/business-mail'
import type { MailSender } from '../../kit/mail/mail-sender'
import { chez } from '../../kit/text/chez'

interface Words {
  subject(store: string): string
  heading: string
  opening(store: string): string
  ignore: string
  open: string
  reason(store: string): string
}

const words: Record<Locale, Words> = {
  en: {
    subject: (store) => `Please confirm: news from ${store}`,
    heading: 'One press, and you are on the list',
    opening: (store) =>
      `You asked ${store} for news and offers by email. Please confirm that this is your address.`,
    ignore: 'If it was not you, ignore this email: nothing else will come.',
    open: 'Yes, send me news',
    reason: (store) => `Somebody typed this address on the site of ${store}.`,
  },
  fr: {
    subject: (store) => `À confirmer\u00a0: les nouvelles de ${store}`,
    heading: 'Un geste, et vous êtes sur la liste',
    opening: (store) =>
      `Vous avez demandé ${chez(store)} des nouvelles et des offres par courriel. Veuillez confirmer que cette adresse est la vôtre.`,
    ignore: 'Si ce n’était pas vous, ignorez ce courriel\u00a0: rien d’autre ne viendra.',
    open: 'Oui, envoyez-moi les nouvelles',
    reason: (store) => `Quelqu’un a tapé cette adresse sur le site de ${store}.`,
  },
}

/** Proves the address of whoever asked for letters; `link` leads to the page that confirms. */
export const confirmMail = (sender: MailSender, lang: Locale, link: string | undefined): WrittenMail => {
  const texts = words[lang]
  const opening = texts.opening(sender.name)
  return businessMail(sender, {
    lang,
    subject: texts.subject(sender.name),
    heading: texts.heading,
    preview: opening,
    parts: [{ kind: 'text', lines: [opening, texts.ignore] }, ...buttonParts(texts.open, link)],
    reason: texts.reason(sender.name),
  })
}
