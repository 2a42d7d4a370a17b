import type { Locale } from '@mainstreet/shared/rules/language'
import { chez } from '../../../kit/text/chez'

/** Days as they are said: one, or the first and the last. */
interface Days {
  first: string
  last: string
}

const enDays = ({ first, last }: Days) => (first === last ? `on ${first}` : `from ${first} to ${last}`)
const frDays = ({ first, last }: Days) => (first === last ? `le ${first}` : `du ${first} au ${last}`)

const en = {
  subject: (store: string, number: number, days: Days) =>
    `Your order #${number}: ${store} is off ${enDays(days)}`,
  heading: 'We are off for a while',
  off: (store: string, days: Days) => `${store} is off ${enDays(days)}.`,
  why: (reason: string) => `The reason: ${reason}`,
  fetchEither: (number: number, first: string, back: string) =>
    `Please pick up your order #${number} before ${first}, or from ${back} on.`,
  fetchLater: (number: number, back: string) => `Please pick up your order #${number} from ${back} on.`,
  leavesEither: (number: number, first: string, back: string) =>
    `Your order #${number} leaves before ${first}, or from ${back} on.`,
  leavesLater: (number: number, back: string) => `Your order #${number} leaves from ${back} on.`,
}

type TimeOffWords = typeof en

const fr: TimeOffWords = {
  subject: (store, number, days) =>
    `Votre commande nº\u00a0${number}\u00a0: pause ${chez(store)} ${frDays(days)}`,
  heading: 'Nous faisons une pause',
  off: (store, days) => `${store} fait une pause ${frDays(days)}.`,
  why: (reason) => `La raison\u00a0: ${reason}`,
  fetchEither: (number, first, back) =>
    `Veuillez retirer votre commande nº\u00a0${number} avant le ${first}, ou à partir du ${back}.`,
  fetchLater: (number, back) => `Veuillez retirer votre commande nº\u00a0${number} à partir du ${back}.`,
  leavesEither: (number, first, back) =>
    `Votre commande nº\u00a0${number} part avant le ${first}, ou à partir du ${back}.`,
  leavesLater: (number, back) => `Votre commande nº\u00a0${number} part à partir du ${back}.`,
}

/** What buyers are written whose orders wait while a business is off. */
export const timeOffWords: Record<Locale, TimeOffWords> = { en, fr }
