import type { Locale } from '@mainstreet/shared/rules/language'
import { minuteMs } from '@mainstreet/shared/rules/time/durations'
import { chez } from '../../../kit/text/chez'
import { isTimed } from '@mainstreet/shared/contracts/orders/order-times'
import { calendarIcs } from '../../calendar/calendar-ics'
import type { OrderFacts } from './order-parts'

/** How long it lasts in a calendar: to come, take it and go. */
const shownMs = 15 * minuteMs

interface Words {
  pickup(store: string, order: number): string
  delivery(store: string, order: number): string
}

const words: Record<Locale, Words> = {
  en: {
    pickup: (store, order) => `Pick up order #${order} at ${store}`,
    delivery: (store, order) => `Delivery of order #${order} from ${store}`,
  },
  fr: {
    pickup: (store, order) => `Ramasser la commande nº\u00a0${order} ${chez(store)}`,
    delivery: (store, order) => `Livraison de la commande nº\u00a0${order}\u00a0: ${store}`,
  },
}

/** When an order is fetched or brought, as a file for calendars; undefined where nobody chose. */
export const orderIcs = ({ order, sender, link }: OrderFacts): string | undefined => {
  const { id, wantedFor, wantedZone: timezone, shippingType, orderNumber, language, createdAt } = order
  if (!wantedFor || !isTimed(shippingType)) return undefined
  const startsAt = wantedFor.toISOString()
  const place = [order.address, order.city].filter(Boolean)
  return calendarIcs({
    name: sender.name,
    timezone,
    urlOf: () => link ?? sender.brand.origin,
    visitation: '',
    entries: [
      {
        id,
        uid: `order-${id}@mainstreet`,
        sequence: 0,
        name: words[language][shippingType](sender.name, orderNumber),
        description: '',
        location: (shippingType === 'pickup' ? [sender.name, ...sender.brand.lines.slice(0, 3)] : place).join(
          ', ',
        ),
        startsAt,
        endsAt: new Date(wantedFor.getTime() + shownMs).toISOString(),
        allDay: false,
        cancelled: false,
        updatedAt: createdAt.toISOString(),
      },
    ],
  })
}
