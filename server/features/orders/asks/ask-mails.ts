import type { OrderAsk } from '@mainstreet/shared/contracts/orders/buyer-columns'
import type { Order } from '@mainstreet/shared/contracts/orders/orders'
import { backOfficeRoutes, pathTo } from '@mainstreet/shared/routes'
import type { Locale } from '@mainstreet/shared/rules/language'
import {
  businessMail,
  buttonParts,
  dashboardAddress,
  type WrittenMail,
} from '../../../kit/mail/business-mail'
import type { MailSender } from '../../../kit/mail/mail-sender'
import type { News } from '../../../kit/notices/queue-news'
import { chez } from '../../../kit/text/chez'
import type { OrderFacts } from '../mails/order-parts'

type Kinds = Record<OrderAsk['kind'], string>

interface Words {
  asks: Record<OrderAsk['kind'], (name: string, order: number) => string>
  says: (name: string) => string
  newPlace: string
  answer: string
  ownerReason: string
  keptSubject: (store: string, order: number) => string
  keptHeading: string
  kept: Kinds
  from: (store: string) => string
  view: string
  reason: (store: string) => string
}

const words: Record<Locale, Words> = {
  en: {
    asks: {
      cancel: (name, order) => `${name} asks to cancel order #${order}`,
      address: (name, order) => `${name} asks to send order #${order} somewhere else`,
    },
    says: (name) => `${name} says`,
    newPlace: 'Where it is to go',
    answer: 'Answer',
    ownerReason: 'You get this email because something was asked about an order of your store.',
    keptSubject: (store, order) => `Your order #${order} at ${store} stays as it is`,
    keptHeading: 'Your order stays as it is',
    kept: {
      cancel: 'You asked to cancel your order. That is no longer possible.',
      address: 'You asked to send your order somewhere else. That is no longer possible.',
    },
    from: (store) => `${store} says`,
    view: 'See the order',
    reason: (store) => `You get this email because you asked something about an order at ${store}.`,
  },
  fr: {
    asks: {
      cancel: (name, order) => `${name} demande d’annuler la commande nº\u00a0${order}`,
      address: (name, order) => `${name} demande d’envoyer la commande nº\u00a0${order} ailleurs`,
    },
    says: (name) => `${name} écrit`,
    newPlace: 'Où elle doit aller',
    answer: 'Répondre',
    ownerReason:
      'Vous recevez ce courriel parce qu’on a demandé quelque chose au sujet d’une commande de votre boutique.',
    keptSubject: (store, order) => `Votre commande nº\u00a0${order} ${chez(store)} reste telle quelle`,
    keptHeading: 'Votre commande reste telle quelle',
    kept: {
      cancel: 'Vous avez demandé d’annuler votre commande. Ce n’est plus possible.',
      address: 'Vous avez demandé d’envoyer votre commande ailleurs. Ce n’est plus possible.',
    },
    from: (store) => `${store} écrit`,
    view: 'Voir la commande',
    reason: (store) =>
      `Vous recevez ce courriel parce que vous avez demandé quelque chose au sujet d’une commande ${chez(store)}.`,
  },
}

const quote = (title: string, text: string) =>
  text ? [{ kind: 'quote', title, lines: text.split('\n') } as const] : []

const placeLines = ({
  recipient,
  address,
  city,
  province,
  postalcode,
  country,
}: NonNullable<OrderAsk['place']>) =>
  [recipient, address, [city, province, postalcode].filter(Boolean).join(' '), country].filter(Boolean)

interface Asked {
  order: Pick<Order, 'orderNumber' | 'name'>
  asked: OrderAsk
  sender: MailSender
  link: string | undefined
}

/** Tells a business what the buyer of an order asks, in the language of its dashboard. */
export const askMail = ({ order, asked, sender, link }: Asked): WrittenMail => {
  const lang = sender.ownerLanguage
  const texts = words[lang]
  const subject = texts.asks[asked.kind](order.name, order.orderNumber)
  return businessMail(sender, {
    lang,
    subject,
    heading: subject,
    preview: asked.note || subject,
    parts: [
      ...quote(texts.says(order.name), asked.note),
      ...(asked.place
        ? [{ kind: 'block', title: texts.newPlace, lines: placeLines(asked.place) } as const]
        : []),
      ...buttonParts(texts.answer, link),
    ],
    reason: texts.ownerReason,
  })
}

/** The news of what a buyer asks, as its business gets it; asked anew it is new. */
export const askNews = ({ order, asked, sender }: Omit<Asked, 'link'> & { order: Order }): News => {
  const link = dashboardAddress(sender, pathTo(backOfficeRoutes.viewOrder, order.id))
  return {
    about: 'order',
    id: order.id,
    kind: 'order-ask',
    dedupeKey: `order-ask:${order.id}:${asked.at}`,
    replyTo: order.email,
    orderId: order.id,
    ...askMail({ order, asked, sender, link }),
  }
}

/** Tells a buyer, in the order's language, that what they asked is not done, and why. */
export const keptMail = (
  { order, sender, link }: OrderFacts,
  { kind, message }: { kind: OrderAsk['kind']; message: string },
): WrittenMail => {
  const lang = order.language
  const texts = words[lang]
  return businessMail(sender, {
    lang,
    subject: texts.keptSubject(sender.name, order.orderNumber),
    heading: texts.keptHeading,
    preview: texts.kept[kind],
    parts: [
      { kind: 'text', lines: [texts.kept[kind]] },
      ...quote(texts.from(sender.name), message),
      ...buttonParts(texts.view, link),
    ],
    reason: texts.reason(sender.name),
  })
}
