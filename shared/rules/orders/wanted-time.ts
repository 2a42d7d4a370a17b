import type { Order, ShippingType } from '../../contracts/orders/orders'
import type { Locale } from '../language'
import { hoursByLanguage } from '../time/hours-by-language'
import { longMomentText } from '../time/moment-text'

interface Words {
  title: Readonly<Record<ShippingType, string>>
  soonest: (moment: string) => string
}

/** What the time of an order is called, and how it reads. */
export const wantedWords: Readonly<Record<Locale, Words>> = {
  en: {
    title: { shipping: 'Time', email: 'Time', pickup: 'Time of pickup', delivery: 'Time of delivery' },
    soonest: (moment) => `As soon as possible: ${moment}`,
  },
  fr: {
    title: {
      shipping: 'Heure',
      email: 'Heure',
      pickup: 'Heure de ramassage',
      delivery: 'Heure de livraison',
    },
    soonest: (moment) => `Dès que possible\u00a0: ${moment}`,
  },
}

type Wanted = Pick<Order, 'wantedZone' | 'soonest'> & { wantedFor: Order['wantedFor'] | Date }

/** When an order is fetched or brought, on the clock of its business; undefined where nobody chose. */
export const wantedText = (
  { wantedFor, wantedZone, soonest }: Wanted,
  locale: Locale,
): string | undefined => {
  if (!wantedFor) return undefined
  const moment = longMomentText(new Date(wantedFor), wantedZone, hoursByLanguage[locale])
  return soonest ? wantedWords[locale].soonest(moment) : moment
}
