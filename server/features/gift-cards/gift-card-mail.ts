import type { Locale } from '@mainstreet/shared/rules/language'
import { formatMoney, type Cents } from '@mainstreet/shared/rules/money/money'
import { businessMail, buttonParts, type WrittenMail } from '../../kit/mail/business-mail'
import type { MailSender } from '../../kit/mail/mail-sender'
import { chez } from '../../kit/text/chez'

interface Words {
  subject(store: string, amount: string): string
  heading(amount: string): string
  opening(store: string): string
  message: string
  code: string
  how: string
  open: string
  reason(store: string): string
}

const words: Record<Locale, Words> = {
  en: {
    subject: (store, amount) => `A gift card of ${amount} for ${store}`,
    heading: (amount) => `A gift card of ${amount}`,
    opening: (store) => `You can pay with it at ${store}, all at once or a little at a time.`,
    message: 'A message for you',
    code: 'Its code',
    how: 'Type the code at the checkout, or show it at the counter. Who has it can spend the card: keep it to yourself.',
    open: 'See what is left of it',
    reason: (store) => `${store} sent you this card.`,
  },
  fr: {
    subject: (store, amount) => `Une carte-cadeau de ${amount} ${chez(store)}`,
    heading: (amount) => `Une carte-cadeau de ${amount}`,
    opening: (store) => `Elle sert à payer ${chez(store)}, d’un coup ou petit à petit.`,
    message: 'Un message pour vous',
    code: 'Son code',
    how: 'Tapez le code au moment de payer, ou montrez-le au comptoir. Qui l’a peut dépenser la carte\u00a0: gardez-le pour vous.',
    open: 'Voir ce qu’il en reste',
    reason: (store) => `${store} vous a envoyé cette carte.`,
  },
}

/** What the mail that takes a card to its receiver is made of; `link` shows what is left of it, where the site has an address. */
export interface GiftCardFacts {
  sender: MailSender
  /** In groups. */
  code: string
  balance: Cents
  message: string
  link: string | undefined
  language: Locale
}

/** A gift card as its receiver gets it. */
export const giftCardMail = (facts: GiftCardFacts): WrittenMail => {
  const { sender, code, balance, message, link, language: lang } = facts
  const texts = words[lang]
  const amount = formatMoney(balance, lang)
  const opening = texts.opening(sender.name)
  return businessMail(sender, {
    lang,
    subject: texts.subject(sender.name, amount),
    heading: texts.heading(amount),
    preview: opening,
    parts: [
      { kind: 'text', lines: [opening] },
      ...(message ? [{ kind: 'quote', title: texts.message, lines: message.split('\n') } as const] : []),
      { kind: 'block', title: texts.code, lines: [code] },
      { kind: 'text', lines: [texts.how] },
      ...buttonParts(texts.open, link),
    ],
    reason: texts.reason(sender.name),
  })
}
