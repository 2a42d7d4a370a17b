import { sampleMailOperation, type MailKind } from '@mainstreet/shared/contracts/orders/mails'
import type { BookingState } from '@mainstreet/shared/rules/booking-rules'
import type { Locale } from '@mainstreet/shared/rules/language'
import { pathTo, routes } from '@mainstreet/shared/routes'
import { today } from '@mainstreet/shared/rules/money/price'
import { dayMs } from '@mainstreet/shared/rules/time/durations'
import { dateAfter } from '@mainstreet/shared/rules/time/openings'
import type { Application } from '../../declarations'
import { senderOf } from '../../kit/mail/mailer'
import { renderMail } from '../../kit/mail/render-mail'
import { operationService } from '../../kit/service/define-service'
import { ownTenant } from '../../kit/service/caller/own-tenant'
import type { WrittenMail } from '../../kit/mail/business-mail'
import { readMailSender, type MailSender } from '../../kit/mail/mail-sender'
import {
  acceptedMail,
  changedBookingMail,
  fullMail,
  newBookingMail,
  offeredMail,
  offMail,
  type BookingFacts,
} from '../bookings/written-mails'
import { newCondolenceMail } from '../condolences/condolence-mails'
import { askMail, keptMail } from '../orders/asks/ask-mails'
import { myOrdersMail } from '../orders/my-orders/my-orders-mail'
import { backMail } from '../stock-alerts/back-mail'
import { mailToBusiness, mailToBuyer } from '../contact/contact-mails'
import type { OrderFacts } from '../orders/mails/order-parts'
import { changedMail } from '../orders/mails/change-mails'
import { lowStockMail } from '../orders/mails/low-stock-news'
import { readyMail } from '../orders/mails/ready-mail'
import { timeOffMail } from '../orders/mails/time-off-mail'
import { newOrderMail, receiptMail, refundMail, shippedMail, toPayMail } from '../orders/mails/written-mails'
import { senderText } from '../mails/preview-mail'
import { sampleBooking } from './sample-booking'
import { sampleAsk, sampleBuyer, sampleChange, sampleOrder, sampleRefund, sampleWords } from './sample-order'

const messageIn = (lang: Locale) => {
  const { subject, message } = sampleWords[lang]
  return { contact: sampleBuyer.name, from: sampleBuyer.email, phone: sampleBuyer.phone, subject, message }
}

const messageToBuyer = (sender: MailSender, lang: Locale) => ({
  contact: sender.name,
  from: sender.storeEmail,
  phone: '',
  subject: '',
  message: sampleWords[lang].fromShop,
})

/** Ten days from next week on. */
const timeOffIn = (lang: Locale) => {
  const startsOn = dateAfter(today(new Date(), 'UTC'), 7)
  return { startsOn, endsOn: dateAfter(startsOn, 9), reason: sampleWords[lang].timeOff }
}

/** The sample as it stands before it is paid. */
const beforePayment = ({ order, ...facts }: OrderFacts): OrderFacts => ({
  ...facts,
  order: {
    ...order,
    status: 'pending',
    paidAt: null,
    payBy: new Date(order.createdAt.getTime() + 7 * dayMs),
  },
})

const fetched = (facts: OrderFacts): OrderFacts => ({
  ...facts,
  order: { ...facts.order, shippingType: 'pickup' },
})

/** What the link of the sample's order leads to has no table: that of a booking is one like it. */
const aboutTable = (
  { sender }: OrderFacts,
  language: Locale,
  status: BookingState = 'asked',
): BookingFacts => ({
  booking: sampleBooking(sender.timezone, { language, status }),
  sender,
  link: sender.brand.origin ? `${sender.brand.origin}${pathTo(routes.booking, 'sample')}` : undefined,
})

const writeByKind: Record<MailKind, (facts: OrderFacts, lang: Locale) => WrittenMail> = {
  receipt: (facts) => receiptMail(facts),
  'to-pay': (facts) => toPayMail(beforePayment(facts), 7),
  'new-order': (facts) => newOrderMail(facts),
  'low-stock': ({ sender, order }) =>
    lowStockMail(
      sender,
      order.lines.map(({ title }) => ({ title, stock: 2 })),
    ),
  shipped: (facts) => shippedMail(facts),
  refund: (facts) => refundMail(facts, sampleRefund),
  'changed-order': (facts) => changedMail(facts, sampleChange, 'card'),
  ready: (facts) => readyMail(fetched(facts)),
  'time-off': (facts, lang) => timeOffMail(facts, timeOffIn(lang), new Date()),
  'back-in-stock': ({ sender, order, link }, language) =>
    backMail({ title: order.lines[0]!.title, kind: '', language, sender, link }),
  'my-orders': ({ sender, link }, language) => myOrdersMail({ sender, link, language }),
  'order-ask': ({ sender, order, link }, lang) =>
    askMail({ order, asked: sampleAsk(order, lang), sender, link }),
  'ask-answered': (facts, lang) => keptMail(facts, { kind: 'cancel', message: sampleWords[lang].kept }),
  contact: ({ sender }, lang) => mailToBusiness(messageIn(lang), sender),
  'buyer-message': ({ sender }, lang) => mailToBuyer(messageToBuyer(sender, lang), sender, lang),
  condolence: ({ sender }, lang) => {
    const { deceased, condolence: message } = sampleWords[lang]
    return newCondolenceMail({ ...sampleBuyer, message }, { id: 1, name: deceased }, sender)
  },
  'new-booking': (facts, lang) => newBookingMail(aboutTable(facts, lang)),
  'booking-changed': (facts, lang) => changedBookingMail(aboutTable(facts, lang, 'cancelled')),
  'booking-accepted': (facts, lang) => acceptedMail(aboutTable(facts, lang, 'accepted')),
  'booking-offered': (facts, lang) => offeredMail(aboutTable(facts, lang, 'offered')),
  'booking-full': (facts, lang) => fullMail(aboutTable(facts, lang, 'full')),
  'booking-off': (facts, lang) => offMail(aboutTable(facts, lang, 'calledOff')),
}

const toBusiness: readonly MailKind[] = [
  'contact',
  'new-order',
  'order-ask',
  'low-stock',
  'condolence',
  'new-booking',
  'booking-changed',
]

/** Whom an answer to a kind of mail goes to: the person in it, or the business. */
const replyToOf = (kind: MailKind, { storeEmail }: MailSender): string =>
  toBusiness.includes(kind) ? sampleBuyer.email : storeEmail

const factsOf = async (app: Application, customerId: number, language: Locale): Promise<OrderFacts> => {
  // Who asks has been told by now that the account is there.
  const own = (await readMailSender(app, app.get('database').knex, customerId))!
  const { origin } = own.brand
  return {
    order: sampleOrder(customerId, language, new Date()),
    // Both languages can be looked at, whichever the dashboard is in.
    sender: { ...own, ownerLanguage: language },
    link: origin ? `${origin}${pathTo(routes.order, 'sample')}` : undefined,
  }
}

/** Shows what the mails of a business look like, with an order that nobody has made. */
export const sampleMail = operationService(sampleMailOperation, (app) => async (input, call) => {
  const { customerId, kind, language } = input
  await ownTenant(app, customerId, call)
  const facts = await factsOf(app, customerId, language)
  const { subject, content } = writeByKind[kind](facts, language)
  return {
    ok: true as const,
    subject,
    from: senderText(senderOf(facts.sender.name, app.get('settings').mailFrom)),
    replyTo: replyToOf(kind, facts.sender),
    ...renderMail(content, 'dashboard'),
  }
})
