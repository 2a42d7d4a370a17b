import type { GiftFor } from '../../contracts/orders/gift-cards'
import type { OrderLine } from '../../contracts/orders/orders'
import type { Locale } from '../language'
import { hoursByLanguage } from '../time/hours-by-language'
import { longDateText } from '../time/moment-text'

interface Words {
  title: string
  to: (email: string) => string
  on: (day: string) => string
  atOnce: string
}

/** What the gift cards that an order sells are called, and how it reads where they go. */
export const giftWords: Readonly<Record<Locale, Words>> = {
  en: {
    title: 'Gift card by email',
    to: (email) => `To ${email}`,
    on: (day) => `On ${day}`,
    atOnce: 'Once it is paid',
  },
  fr: {
    title: 'Carte-cadeau par courriel',
    to: (email) => `À ${email}`,
    on: (day) => `Le ${day}`,
    atOnce: 'Dès le paiement',
  },
}

interface SoldCards {
  lines: readonly Pick<OrderLine, 'giftCard'>[]
  gift: GiftFor | null
  email: string
}

/** Where the gift cards of an order go and when, a line each; none where it sells none, or nobody knows any more. */
export const giftLines = ({ lines, gift, email }: SoldCards, locale: Locale): string[] => {
  const to = gift?.email || email
  if (!to || !lines.some(({ giftCard }) => giftCard)) return []
  const words = giftWords[locale]
  return [words.to(to), gift?.on ? words.on(longDateText(gift.on, hoursByLanguage[locale])) : words.atOnce]
}
