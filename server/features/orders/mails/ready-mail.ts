import type { Locale } from '@mainstreet/shared/rules/language'
import { formatMoney } from '@mainstreet/shared/rules/money/money'
import { buttonParts, type WrittenMail } from '../../../kit/mail/business-mail'
import { chez } from '../../../kit/text/chez'
import { addressParts, goodsPart, pickupParts, wantedParts, type OrderFacts } from './order-parts'
import { orderWords } from './order-words'
import { mailToBuyer } from './written-mails'

interface Words {
  subject(store: string, number: number): string
  heading: string
  ready(store: string, number: number): string
  toPay(total: string): string
}

const words: Record<Locale, Words> = {
  en: {
    subject: (store, number) => `Your order #${number} at ${store} is ready to be picked up`,
    heading: 'Your order is ready',
    ready: (store, number) => `Your order #${number} is ready: you can pick it up at ${store}.`,
    toPay: (total) => `Still to pay: ${total}.`,
  },
  fr: {
    subject: (store, number) => `Votre commande nº\u00a0${number} est prête ${chez(store)}`,
    heading: 'Votre commande est prête',
    ready: (store, number) =>
      `Votre commande nº\u00a0${number} est prête : vous pouvez venir la chercher ${chez(store)}.`,
    toPay: (total) => `Reste à payer : ${total}.`,
  },
}

/** Tells a buyer that an order waits for them, where, when the door is open, and what is still to pay. */
export const readyMail = (facts: OrderFacts): WrittenMail => {
  const { order, sender, link } = facts
  const { language: lang, orderNumber: number, status, total } = order
  const texts = words[lang]
  const toPay = status === 'pending' ? [texts.toPay(formatMoney(total, lang))] : []
  return mailToBuyer(facts, {
    subject: texts.subject(sender.name, number),
    heading: texts.heading,
    opening: texts.ready(sender.name, number),
    parts: [
      ...(toPay.length ? [{ kind: 'notice', lines: toPay } as const] : []),
      ...wantedParts(order, lang),
      ...pickupParts(facts, lang),
      ...buttonParts(orderWords[lang].view, link),
      goodsPart(order, lang),
      ...addressParts(order, lang),
    ],
  })
}
